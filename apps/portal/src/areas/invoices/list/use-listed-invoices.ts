import type { Invoice, Page } from '@vinrod/api-client';

import { useOpenInvoices } from '#areas/invoices/queries';
import { useOperation, type Query } from '#data';

import { isBoundedByPeriod } from './invoice-query-params.ts';
import { invoiceQuery, type InvoicesRequest } from './invoice-query.ts';
import { everyInvoiceTabs, invoiceTabs, type InvoiceTab } from './invoice-tabs.ts';
import type { InvoiceTotalsProps } from './InvoiceTotals.tsx';

/** A list of invoices with what stands above it. */
export interface ListedInvoices {
  readonly list: Query<Page<Invoice>>;
  readonly tabs: readonly InvoiceTab[];
  /**
   * Sums of every age by status, undefined while they load; null over all corporate groups, where they are not added
   * up.
   */
  readonly totals: InvoiceTotalsProps['totals'] | null;
}

/**
 * The invoices of a corporate group, or of all corporate groups.
 *
 * @param corporateGroup - uuid; undefined lists those of all.
 */
export function useListedInvoices(
  corporateGroup: string | undefined,
  request: InvoicesRequest,
): ListedInvoices {
  const { status } = request;
  const path = corporateGroup === undefined ? undefined : { id: corporateGroup };
  const query = invoiceQuery(request);
  const ofOne = useOperation('listCorporateGroupInvoices', path && { path, query });
  const ofEvery = useOperation('listInvoices', path === undefined ? { query } : undefined);
  const ever = useOperation('listCorporateGroupInvoices', path && { path, query: { limit: 1 } }).data;
  const open = useOpenInvoices(path === undefined);
  if (path === undefined) return { list: ofEvery, tabs: everyInvoiceTabs(status, open?.count), totals: null };
  const inPeriod = isBoundedByPeriod(status) ? ofOne.data?.totals : undefined;
  const totals = ever?.totals;
  return { list: ofOne, tabs: invoiceTabs({ status, inPeriod, ever: totals }), totals };
}
