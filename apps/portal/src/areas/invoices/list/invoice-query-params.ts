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
  /** uuid of the only company whose invoices are listed. */
  readonly company: string | undefined;
  /** uuid of the only site whose invoices are listed. */
  readonly site: string | undefined;
}

/** Filters that a link from another page sets. */
export type InvoiceScope = Pick<InvoiceQueryParams, 'company' | 'site'>;

/** Query params of those filters. */
export const scopes = ['company', 'site'] as const satisfies readonly (keyof InvoiceScope)[];

function readUuid(params: URLSearchParams, name: string): string | undefined {
  const value = params.get(name) ?? '';
  return uuid.test(value) ? value : undefined;
}

/** Parses the query params; ignores anything invalid. */
export function readInvoiceQueryParams(params: URLSearchParams): InvoiceQueryParams {
  return {
    status: filters.find((value) => value === params.get('status')),
    invoice: readUuid(params, 'invoice'),
    company: readUuid(params, 'company'),
    site: readUuid(params, 'site'),
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

/** Query params without some of those filters; resets to the first page. */
export function withoutScope(before: URLSearchParams, names: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of ['page', ...names]) params.delete(name);
  return params;
}

/** Query params with another invoice open, or none. */
export function withInvoice(before: URLSearchParams, invoice: string | undefined): URLSearchParams {
  const params = new URLSearchParams(before);
  if (invoice === undefined) params.delete('invoice');
  else params.set('invoice', invoice);
  return params;
}
