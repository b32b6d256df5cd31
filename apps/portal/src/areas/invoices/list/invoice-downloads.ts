import {
  everyCorporateGroupCalls,
  invoiceFileCalls,
  type CallOptions,
  type Download,
  type InvoiceStatusFilter,
} from '@vinrod/api-client';

import { useClient } from '#session';

import type { InvoiceScope } from './invoice-query-params.ts';

/** Filters of the list, for the invoices in a file. */
export interface InvoiceFilters extends Partial<InvoiceScope> {
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly status?: InvoiceStatusFilter | undefined;
  readonly search?: string | undefined;
}

/** Kinds of invoice files. */
export type InvoiceFileKind =
  | { readonly format: 'xlsx' }
  | { readonly format: 'csv'; readonly layout: 'invoices' | 'lines' };

/** The files that can be made of a list of invoices. */
export interface InvoiceDownloads {
  readonly list: (filters: InvoiceFilters, kind: InvoiceFileKind, options: CallOptions) => Promise<Download>;
  readonly pdfs: (filters: InvoiceFilters, options: CallOptions) => Promise<Download>;
  /**
   * Pdfs of selected invoices.
   *
   * @param selected - API number by uuid.
   */
  readonly selectedPdfs: (selected: ReadonlyMap<string, number>, options: CallOptions) => Promise<Download>;
}

/**
 * Makes files of the invoices of a corporate group, or of all of them with the corporate group on each row.
 *
 * @param corporateGroup - uuid; undefined for all.
 */
export function useInvoiceDownloads(corporateGroup: string | undefined): InvoiceDownloads {
  const client = useClient();
  if (corporateGroup === undefined) {
    return {
      list: (filters, kind, options) =>
        client.with(everyCorporateGroupCalls).invoiceFile({ query: { ...filters, ...kind }, ...options }),
      pdfs: (filters, options) =>
        client.with(everyCorporateGroupCalls).invoicePdfs({ query: filters, ...options }),
      selectedPdfs: (selected, options) =>
        client
          .with(everyCorporateGroupCalls)
          .invoicePdfs({ query: { invoice: [...selected.keys()] }, ...options }),
    };
  }
  return {
    list: (filters, kind, options) =>
      client
        .with(invoiceFileCalls)
        .list({ path: { id: corporateGroup }, query: { ...filters, ...kind }, ...options }),
    pdfs: (filters, options) =>
      client.with(invoiceFileCalls).pdfs({ path: { id: corporateGroup }, query: filters, ...options }),
    selectedPdfs: (selected, options) =>
      client
        .with(invoiceFileCalls)
        .pdfs({ path: { id: corporateGroup }, query: { invoice: [...selected.values()] }, ...options }),
  };
}
