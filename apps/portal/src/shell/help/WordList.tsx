import { DescriptionList } from '@vinrod/ui/description-list';
import { compareNames } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { OnDemandDictionary } from '#shell/figures';

/** Every figure and difficult term with its explanation, in Swedish order. */
export function WordList(): ReactElement {
  return (
    <>
      <Text tone="muted">{t('help.words.lead')}</Text>
      <OnDemandDictionary>
        {(dictionary) => (
          <DescriptionList
            layout="above"
            items={Object.values(dictionary)
              .toSorted((one, other) => compareNames(one.name, other.name))
              .map(({ name, definition }) => ({ term: name, details: definition }))}
          />
        )}
      </OnDemandDictionary>
    </>
  );
}
