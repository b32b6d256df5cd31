import type { InvoiceListTotals, InvoiceStatusFilter } from '@vinrod/api-client';

import { isBoundedByPeriod } from './invoice-query-params.ts';

/** A tab above the list of invoices. */
export interface InvoiceTab {
  /** Undefined is every status. */
  readonly value: InvoiceStatusFilter | undefined;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
}

/** Status tabs of the list over all corporate groups, apart from all and open: those that need attention, and paid. */
const offered: readonly InvoiceStatusFilter[] = [
  'overdue',
  'reminded',
  'in_collection',
  'written_off',
  'paid',
];

/**
 * Tabs of the list over all corporate groups. Only open invoices are counted: summing every status of every corporate
 * group would take longer than the list itself.
 *
 * @param status - Selected status.
 * @param openCount - Number of open invoices of any age; undefined while not known.
 */
export function everyInvoiceTabs(
  status: InvoiceStatusFilter | undefined,
  openCount: number | undefined,
): readonly InvoiceTab[] {
  const shown = status === undefined || status === 'open' || offered.includes(status) ? [] : [status];
  return [
    { value: undefined, count: undefined },
    { value: 'open', count: openCount },
    ...[...offered, ...shown].map((value) => ({ value, count: undefined })),
  ];
}

/** Source of the tabs. */
export interface InvoiceTabsSource {
  /** Selected status. */
  readonly status: InvoiceStatusFilter | undefined;
  /** Totals of the period and search; undefined where no period limits the list, or while loading. */
  readonly inPeriod: InvoiceListTotals | undefined;
  /** Totals of invoices of any age; undefined while loading. */
  readonly ever: InvoiceListTotals | undefined;
}

/**
 * Tabs: all, all open, and each status that occurs. A tab counts what it opens: unpaid invoices of any age, and settled
 * ones of the period when one is selected.
 */
export function invoiceTabs({ status, inPeriod, ever }: InvoiceTabsSource): readonly InvoiceTab[] {
  const settled = (inPeriod ?? ever)?.by_status.filter((sum) => isBoundedByPeriod(sum.status)) ?? [];
  const claims = ever?.by_status.filter((sum) => !isBoundedByPeriod(sum.status)) ?? [];
  const shown = new Set([...claims, ...settled].map((sum) => sum.status));
  return [
    { value: undefined, count: inPeriod?.count },
    { value: 'open', count: ever?.open.count },
    ...claims.map((sum) => ({ value: sum.status, count: sum.count })),
    ...settled.map((sum) => ({ value: sum.status, count: inPeriod === undefined ? undefined : sum.count })),
    ...(status === undefined || status === 'open' || shown.has(status) ? [] : [{ value: status, count: 0 }]),
  ];
}
