import { Text } from '@vinrod/ui/text';
import { DescriptionList } from '@vinrod/ui/description-list';
import type { ReactElement } from 'react';

import { t } from '#messages';
import { terms } from '#shell/glossary';

/** Every hard word with its explanation. */
export function WordList(): ReactElement {
  return (
    <>
      <Text tone="muted">{t('help.words.lead')}</Text>
      <DescriptionList
        layout="above"
        items={Object.values(terms).map(({ word, meaning }) => ({ term: word, details: meaning }))}
      />
    </>
  );
}
