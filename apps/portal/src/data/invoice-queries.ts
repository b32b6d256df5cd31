import type { Invoice, InvoiceBreakdown, InvoicePage, InvoiceStatus } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';
import type { ListParameters } from '@vinrod/ui/data-table';

import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

/** Fields that the list can be sorted by (contract). */
const sortable = [
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
  /** Days that the invoice date lies in. */
  readonly period: Period;
  /** Undefined lists every status. */
  readonly status: InvoiceStatus | undefined;
}

/** The koncern's invoices with their sums. */
export function useInvoices({ koncern, period, status, ...list }: InvoicesRequest): Query<InvoicePage> {
  const client = useClient();
  const { limit, offset, search, ordering } = list;
  return useQuery(
    [
      'listCorporateGroupInvoices',
      koncern,
      period.start,
      period.end,
      status,
      limit,
      offset,
      search,
      ordering,
    ],
    () =>
      client.invoices.list(koncern, {
        start_date: period.start,
        end_date: period.end,
        status,
        limit,
        offset,
        search,
        ordering: knownOrdering(sortable, ordering),
      }),
  );
}

/** One invoice. */
export function useInvoice(uuid: string): Query<Invoice> {
  const client = useClient();
  return useQuery(['getInvoice', uuid], () => client.invoices.get(uuid));
}

/** What an invoice consists of, site by site. */
export function useInvoiceBreakdown(uuid: string): Query<InvoiceBreakdown> {
  const client = useClient();
  return useQuery(['getInvoiceProductBreakdown', uuid], () => client.invoices.productBreakdown(uuid));
}
