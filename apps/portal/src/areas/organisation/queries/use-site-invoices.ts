import type { Invoice, KilowattHours, Kronor } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Invoice with its charges for one site. */
export interface SiteInvoice {
  readonly invoice: Invoice;
  /** SEK excluding VAT, and kWh; null when the breakdown does not have them. */
  readonly site: { readonly amountSek: Kronor; readonly kwh: KilowattHours } | null;
}

export interface SiteInvoicesRequest {
  readonly corporateGroup: string;
  /** uuid of the site. */
  readonly site: string;
  readonly limit: number;
}

/** Latest invoices with a line for the site, and what they charge for it. */
export function useSiteInvoices(request: SiteInvoicesRequest): Query<readonly SiteInvoice[]> {
  const client = useClient();
  return useQuery({ key: ['listCorporateGroupInvoices', request], load });

  async function load(): Promise<readonly SiteInvoice[]> {
    const { corporateGroup, site, limit } = request;
    const { results } = await client.invoices.list({
      path: { id: corporateGroup },
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
  }
}
