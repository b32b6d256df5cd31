import type { InvoiceStatusFilter } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';
import type { Period } from '@vinrod/ui/format';

import { listQuery } from '#list-query-params';
import { periodQuery } from '#period';

import type { InvoiceScope } from './invoice-query-params.ts';

export interface InvoicesRequest extends ListParameters, InvoiceScope {
  /** Range of invoice dates; undefined lists invoices of any age. */
  readonly period: Period | undefined;
  /** Undefined lists every status. */
  readonly status: InvoiceStatusFilter | undefined;
}

/** Fields that the list can be sorted by (contract). */
const sortable = [
  'invoice_number',
  'invoice_date',
  'due_date',
  'total_sek',
  'remaining_sek',
  'status',
] as const;

/** Converts the request to the API's query. */
export function invoiceQuery(request: InvoicesRequest) {
  const { period, status, company, site } = request;
  return {
    ...listQuery(sortable, request),
    ...(period === undefined ? {} : periodQuery(period)),
    status,
    company,
    site,
  };
}
