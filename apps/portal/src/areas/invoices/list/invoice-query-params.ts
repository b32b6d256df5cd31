import type { InvoiceStatusFilter } from '@vinrod/api-client';
import { statusValues } from '@vinrod/ui/status-badge';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const filters: readonly InvoiceStatusFilter[] = ['open', ...statusValues('invoice')];

/** Statuses of settled invoices. */
const settled: readonly InvoiceStatusFilter[] = ['paid', 'credited', 'cancelled'];

/**
 * Whether the list is limited to a period. Unpaid invoices are listed whatever their age: the old ones are what users
 * looking for unpaid or written-off invoices need to see.
 *
 * @param status - Undefined for every status.
 */
export function isBoundedByPeriod(status: InvoiceStatusFilter | undefined): boolean {
  return status === undefined || settled.includes(status);
}

/** Query params of the invoices, apart from sort, search, page and period. */
export interface InvoiceQueryParams {
  /** Undefined shows every status. */
  readonly status: InvoiceStatusFilter | undefined;
  /** uuid of the invoice that is open beside the list. */
  readonly invoice: string | undefined;
}

/** Parses the query params; ignores anything invalid. */
export function readInvoiceQueryParams(params: URLSearchParams): InvoiceQueryParams {
  const invoice = params.get('invoice') ?? '';
  return {
    status: filters.find((value) => value === params.get('status')),
    invoice: uuid.test(invoice) ? invoice : undefined,
  };
}

/** Query params with another status; resets to the first page. */
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

/** Query params with another invoice open, or none. */
export function withInvoice(before: URLSearchParams, invoice: string | undefined): URLSearchParams {
  const params = new URLSearchParams(before);
  if (invoice === undefined) params.delete('invoice');
  else params.set('invoice', invoice);
  return params;
}
