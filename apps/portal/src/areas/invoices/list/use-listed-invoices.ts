import type { Invoice, Page } from '@vinrod/api-client';
import type { LocalDate } from '@vinrod/ui/format';

import { useOperation, type Query } from '#data';

import { isBoundedByPeriod } from './invoice-query-params.ts';
import { invoiceQuery, type InvoicesRequest } from './invoice-query.ts';
import { everyInvoiceTabs, invoiceTabs, type InvoiceTab } from './invoice-tabs.ts';
import type { InvoiceTotalsProps } from './InvoiceTotals.tsx';

/** Invoice list with its tabs and totals. */
export interface ListedInvoices {
  readonly list: Query<Page<Invoice>>;
  readonly tabs: readonly InvoiceTab[];
  /** Totals of any age by status; null over all corporate groups, where they are not summed. */
  readonly totals: InvoiceTotalsProps | null;
  /** Date of the newest invoice of any age; undefined while it loads, without one, and over all corporate groups. */
  readonly newest: LocalDate | undefined;
  /** When the statuses were last read; undefined while it loads, and without invoices. */
  readonly updatedAt: Invoice['status_updated_at'] | undefined;
}

/**
 * Invoices of a corporate group, or of all of them.
 *
 * @param corporateGroup - uuid; undefined lists all.
 */
export function useListedInvoices(
  corporateGroup: string | undefined,
  request: InvoicesRequest,
): ListedInvoices {
  // Sums of the whole never follow the search; the tabs do, because each counts what it opens.
  const { status, company, site, search } = request;
  const path = corporateGroup === undefined ? undefined : { id: corporateGroup };
  const query = invoiceQuery(request);
  const ofOne = useOperation('listCorporateGroupInvoices', path && { path, query });
  const ofEvery = useOperation('listInvoices', path === undefined ? { query } : undefined);
  const ever = useOperation(
    'listCorporateGroupInvoices',
    path && { path, query: { limit: 1, company, site } },
  );
  const everFound = useOperation(
    'listCorporateGroupInvoices',
    path && search !== undefined ? { path, query: { limit: 1, company, site, search } } : undefined,
  );
  const open = useOperation(
    'listInvoices',
    path === undefined ? { query: { limit: 1, company, site, search } } : undefined,
  );
  if (path === undefined)
    return {
      list: ofEvery,
      tabs: everyInvoiceTabs(status, open.data?.open.count),
      totals: null,
      newest: undefined,
      updatedAt: (ofEvery.data?.results[0] ?? open.data?.results[0])?.status_updated_at,
    };
  const inPeriod = isBoundedByPeriod(status) ? ofOne.data?.totals : undefined;
  const totals = ever.data?.totals;
  return {
    list: ofOne,
    tabs: invoiceTabs({ status, inPeriod, ever: search === undefined ? totals : everFound.data?.totals }),
    totals: { totals, hasFailed: ever.error !== undefined },
    newest: ever.data?.results[0]?.invoice_date,
    updatedAt: (ofOne.data?.results[0] ?? ever.data?.results[0])?.status_updated_at,
  };
}
