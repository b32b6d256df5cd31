import { InlineAlert } from '@vinrod/ui/inline-alert';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { FigureHelp } from '#shell/figures';

import { changedWords } from './changed-words.ts';
import { t } from './texts.ts';

export interface ChangedInvoiceValuesProps {
  readonly uuid: string;
}

/** That the meter values of an invoice have changed since it was made, when they have. */
export function ChangedInvoiceValues({ uuid }: ChangedInvoiceValuesProps): ReactElement | null {
  const [changed] = useOperation('getChangedValues', { query: { invoice: [uuid] } }).data?.documents ?? [];
  if (changed === undefined) return null;
  return (
    <InlineAlert
      title={t('changedValues.title')}
      announce="polite"
      actions={<FigureHelp names={['valuesThen', 'valuesNow']} label={t('changedValues.title')} />}
    >
      {changedWords(changed)}
    </InlineAlert>
  );
}
