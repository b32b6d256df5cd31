import type { InvoiceStatusFilter } from '@vinrod/api-client';
import { statusValues } from '@vinrod/ui/status-badge';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const filters: readonly InvoiceStatusFilter[] = ['open', ...statusValues('invoice')];

/** Statuses of invoices that are done with. */
const settled: readonly InvoiceStatusFilter[] = ['paid', 'credited', 'cancelled'];

/**
 * Whether a period bounds the list. Claims are shown whatever their age: an old one that nobody has paid is what whoever
 * looks for unpaid or written-off invoices has to see.
 *
 * @param status - Undefined shows every status.
 */
export function isBoundedByPeriod(status: InvoiceStatusFilter | undefined): boolean {
  return status === undefined || settled.includes(status);
}

/** What the address of the invoices says beside order, search, page and period. */
export interface InvoiceQueryParams {
  /** Undefined shows every status. */
  readonly status: InvoiceStatusFilter | undefined;
  /** uuid of the invoice that is open beside the list. */
  readonly invoice: string | undefined;
}

/** Reads an address; what it does not understand is left out. */
export function readInvoiceQueryParams(params: URLSearchParams): InvoiceQueryParams {
  const invoice = params.get('invoice') ?? '';
  return {
    status: filters.find((value) => value === params.get('status')),
    invoice: uuid.test(invoice) ? invoice : undefined,
  };
}

/** The address with another status; starts over at the first page. */
export function withStatus(
  before: URLSearchParams,
  status: InvoiceStatusFilter | undefined,
): URLSearchParams {
  const params = new URLSearchParams(before);
  params.delete('page');
  if (status === undefined) params.delete('status');
  else params.set('status', status);
  return params;
}

/** The address with another invoice open, or none. */
export function withInvoice(before: URLSearchParams, invoice: string | undefined): URLSearchParams {
  const params = new URLSearchParams(before);
  if (invoice === undefined) params.delete('invoice');
  else params.set('invoice', invoice);
  return params;
}
