import type { ChangedDocument } from '@vinrod/api-client';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { FigureHelp } from '#shell/figures';

import { changedWords } from './changed-words.ts';
import { t } from './texts.ts';

export interface ChangedMarkProps {
  readonly changed: ChangedDocument;
}

/** A mark in a row whose document was made on other values than those of today; what differs opens from it. */
export function ChangedMark({ changed }: ChangedMarkProps): ReactElement {
  return (
    <FigureHelp names={['valuesThen', 'valuesNow']} label={t('changedValues.title')}>
      <Text>{changedWords(changed)}</Text>
    </FigureHelp>
  );
}
