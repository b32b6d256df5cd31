import type { KilowattHours, Kronor } from '@vinrod/api-client';
import type {
  Invoice,
  InvoiceBreakdown,
  InvoiceListTotals,
  InvoicePage,
  InvoiceStatusFilter,
} from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';
import type { ListParameters } from '@vinrod/ui/data-table';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Fields that the list can be sorted by (contract). */
export const sortableInvoiceFields = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'total_sek',
  'remaining_sek',
  'status',
] as const;

/** Which invoices to list. */
export interface InvoicesRequest extends ListParameters {
  readonly koncern: string;
  /** Days that the invoice date lies in; undefined lists invoices of every age. */
  readonly period: Period | undefined;
  /** Undefined lists every status. */
  readonly status: InvoiceStatusFilter | undefined;
}

/** The koncern's invoices with their sums; waits while the request is undefined. */
export function useInvoices(request: InvoicesRequest | undefined): Query<InvoicePage> {
  const client = useClient();
  const { koncern = '', period, status, limit, offset, search, ordering } = request ?? {};
  const key =
    request === undefined
      ? undefined
      : ([
          'listCorporateGroupInvoices',
          koncern,
          period?.start,
          period?.end,
          status,
          limit,
          offset,
          search,
          ordering,
        ] as const);
  return useQuery(key, () =>
    client.invoices.list({
      path: { id: koncern },
      query: {
        start_date: period?.start,
        end_date: period?.end,
        status,
        limit,
        offset,
        search,
        ordering: knownOrdering(sortableInvoiceFields, ordering),
      },
    }),
  );
}

/** Sums of all invoices of a koncern; waits while it is undefined. */
export function useInvoiceTotals(koncern: string | undefined): Query<InvoiceListTotals> {
  const client = useClient();
  const key =
    koncern === undefined ? undefined : (['listCorporateGroupInvoices', koncern, 'totals'] as const);
  return useQuery(key, async () => {
    if (koncern === undefined) throw new TypeError('There is no koncern to ask for.');
    const { totals } = await client.invoices.list({ path: { id: koncern }, query: { limit: 1 } });
    return totals;
  });
}

/** An invoice with what it charges for one site. */
export interface SiteInvoice {
  readonly invoice: Invoice;
  /** SEK excluding VAT, and kWh; null when the breakdown does not tell. */
  readonly site: { readonly amountSek: Kronor; readonly kwh: KilowattHours } | null;
}

/** The newest invoices with a line for a site, and what they charge for it; waits while the request is undefined. */
export function useSiteInvoices(
  request: { readonly koncern: string; readonly site: string; readonly limit: number } | undefined,
): Query<readonly SiteInvoice[]> {
  const client = useClient();
  const key =
    request === undefined
      ? undefined
      : (['listCorporateGroupInvoices', request.koncern, request.site, request.limit] as const);
  return useQuery(key, async () => {
    if (request === undefined) throw new TypeError('There is no site to ask for.');
    const { koncern, site, limit } = request;
    const { results } = await client.invoices.list({
      path: { id: koncern },
      query: { site, limit, ordering: '-invoice_date' },
    });
    return Promise.all(
      results.map(async (invoice): Promise<SiteInvoice> => {
        const { sites } = await client.invoices.productBreakdown({ path: { invoiceId: invoice.uuid } });
        const own = sites.find((part) => part.site.uuid === site);
        return {
          invoice,
          site: own === undefined ? null : { amountSek: own.subtotal_sek, kwh: own.consumption_kwh },
        };
      }),
    );
  });
}

/** One invoice. */
export function useInvoice(uuid: string): Query<Invoice> {
  const client = useClient();
  return useQuery(['getInvoice', uuid], () => client.invoices.get({ path: { invoiceId: uuid } }));
}

/** What an invoice consists of, site by site. */
export function useInvoiceBreakdown(uuid: string): Query<InvoiceBreakdown> {
  const client = useClient();
  return useQuery(['getInvoiceProductBreakdown', uuid], () =>
    client.invoices.productBreakdown({ path: { invoiceId: uuid } }),
  );
}
