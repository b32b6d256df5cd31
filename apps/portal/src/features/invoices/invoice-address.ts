import type { InvoiceStatus } from '@vinrod/api-client';
import { statusValues } from '@vinrod/ui/status-badge';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address of the invoices says beside order, search, page and period. */
export interface InvoiceAddress {
  /** Undefined shows every status. */
  readonly status: InvoiceStatus | undefined;
  /** uuid of the invoice that is open beside the list. */
  readonly invoice: string | undefined;
}

/** Reads an address; what it does not understand is left out. */
export function readInvoiceAddress(params: URLSearchParams): InvoiceAddress {
  const invoice = params.get('invoice') ?? '';
  return {
    status: statusValues('invoice').find((value) => value === params.get('status')),
    invoice: uuid.test(invoice) ? invoice : undefined,
  };
}

/** The address with another status; starts over at the first page. */
export function withStatus(before: URLSearchParams, status: InvoiceStatus | undefined): URLSearchParams {
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
