import type { InvoiceListTotals, InvoiceStatus, Kronor, LocalDate } from '@vinrod/api-client';

/** Amount left to pay of invoices with certain statuses. */
export interface OpenSum {
  readonly remainingSek: Kronor;
  readonly count: number;
  /** Last due date among them; undefined when there are none. */
  readonly lastDueDate: LocalDate | undefined;
}

/** Statuses of late invoices, as the server decides them. */
export const lateStatuses: readonly InvoiceStatus[] = ['overdue', 'reminded', 'in_collection'];

/** Sums what remains of the invoices with these statuses. */
export function openSum(totals: InvoiceListTotals, statuses: readonly InvoiceStatus[]): OpenSum {
  const sums = totals.by_status.filter(({ status }) => statuses.includes(status));
  return {
    // Rounds to whole öre, so that float errors do not show.
    remainingSek: Math.round(sums.reduce((sum, { remaining_sek: sek }) => sum + sek * 100, 0)) / 100,
    count: sums.reduce((sum, { count }) => sum + count, 0),
    lastDueDate: sums
      .map(({ last_due_date: date }) => date)
      .toSorted()
      .at(-1),
  };
}
