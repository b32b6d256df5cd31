import type { InvoiceListTotals, InvoiceStatus } from '@vinrod/api-client';
import { moneyQuantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { formatShortDate } from '#language/words';
import { t } from '#messages';
import { FigureTile } from '#shell/figures';

import { lateStatuses, openSum } from './invoice-totals.ts';

export interface InvoiceTotalsProps {
  /** Undefined while they load. */
  readonly totals: InvoiceListTotals | undefined;
}

/** What remains to be paid of the invoices in the list, by how urgent it is. */
export function InvoiceTotals({ totals }: InvoiceTotalsProps): ReactElement {
  return (
    <StatTileRow>
      {tile(t('invoices.open'), ['unpaid'])}
      {tile(t('invoices.partly'), ['partially_paid'])}
      {tile(t('invoices.overdue'), lateStatuses)}
    </StatTileRow>
  );

  function tile(label: string, statuses: readonly InvoiceStatus[]): ReactElement {
    const sum = totals === undefined ? undefined : openSum(totals, statuses);
    return (
      <FigureTile
        figures={['openSum']}
        label={label}
        isLoading={sum === undefined}
        value={moneyQuantity(sum?.remainingSek ?? null, { decimals: 2 })}
        comparison={
          sum?.lastDueDate === undefined
            ? t('invoices.none')
            : t(statuses === lateStatuses ? 'invoices.lateCount' : 'invoices.openCount', {
                count: sum.count,
                date: formatShortDate(sum.lastDueDate),
              })
        }
      />
    );
  }
}
