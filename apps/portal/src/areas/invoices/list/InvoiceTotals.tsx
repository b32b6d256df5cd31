import type { InvoiceListTotals, InvoiceStatus } from '@vinrod/api-client';
import { daysBetween, moneyQuantity } from '@vinrod/ui/format';
import { StatTileRow } from '@vinrod/ui/stat-tile';
import type { ReactElement } from 'react';

import { formatShortDate } from '#language/words';
import { t } from '#messages';
import { swedishToday } from '#period';
import { FigureTile } from '#shell/figures';

import { lateStatuses, openSum, type OpenSum } from './invoice-totals.ts';

export interface InvoiceTotalsProps {
  /** Undefined while they load. */
  readonly totals: InvoiceListTotals | undefined;
  /** Whether they could not be had; then they are dashes. */
  readonly hasFailed: boolean;
}

function dueText(sum: OpenSum | undefined, statuses: readonly InvoiceStatus[]): string {
  if (sum?.lastDueDate === undefined) return t('invoices.none');
  if (statuses === lateStatuses) {
    const days = daysBetween(sum.lastDueDate, swedishToday()) - 1;
    return t('invoices.lateCount', { count: sum.count, days });
  }
  return t('invoices.openCount', { count: sum.count, date: formatShortDate(sum.lastDueDate) });
}

/** Amount left to pay of the listed invoices, by urgency. */
export function InvoiceTotals({ totals, hasFailed }: InvoiceTotalsProps): ReactElement {
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
        isLoading={sum === undefined && !hasFailed}
        value={moneyQuantity(sum?.remainingSek ?? null, { decimals: 2 })}
        {...(hasFailed
          ? {}
          : {
              comparison: dueText(sum, statuses),
              isAlert: statuses === lateStatuses && sum?.lastDueDate !== undefined,
            })}
      />
    );
  }
}
