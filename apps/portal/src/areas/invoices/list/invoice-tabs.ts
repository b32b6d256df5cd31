import type { InvoiceListTotals, InvoiceStatusFilter } from '@vinrod/api-client';

import { isBoundedByPeriod } from './invoice-query-params.ts';

/** A tab above the list of invoices. */
export interface InvoiceTab {
  /** Undefined is every status. */
  readonly value: InvoiceStatusFilter | undefined;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
}

/**
 * Statuses that the list over all corporate groups offers beside all and open: those that somebody has to deal with,
 * and paid.
 */
const offered: readonly InvoiceStatusFilter[] = [
  'overdue',
  'reminded',
  'in_collection',
  'written_off',
  'paid',
];

/**
 * The tabs of the list over all corporate groups. Only what is open is counted: adding up every status of every
 * corporate group would take longer than the list itself.
 *
 * @param status - The status that is shown.
 * @param openCount - How many invoices are open, of every age; undefined while it is not known.
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

/** What the tabs are made of. */
export interface InvoiceTabsSource {
  /** The status that is shown. */
  readonly status: InvoiceStatusFilter | undefined;
  /** Sums of the period and the search; undefined where no period bounds the list, or while they load. */
  readonly inPeriod: InvoiceListTotals | undefined;
  /** Sums of invoices of every age; undefined while they load. */
  readonly ever: InvoiceListTotals | undefined;
}

/**
 * The tabs: all, all that are open, and each status that occurs. A tab counts what it opens: claims of every age, and of
 * what is settled the period, where one is chosen.
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
