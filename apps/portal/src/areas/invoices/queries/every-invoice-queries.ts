import {
  everyKoncernCalls,
  type EveryInvoicePage,
  type InvoiceStatusFilter,
  type UnpaidInvoices,
} from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';
import type { Period } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import { sortableInvoiceFields } from './invoice-queries.ts';

/** Which invoices of all koncerner to list. */
export interface EveryInvoiceRequest extends ListParameters {
  /** Days that the invoice date lies in; undefined lists invoices of every age. */
  readonly period: Period | undefined;
  /** Undefined lists every status. */
  readonly status: InvoiceStatusFilter | undefined;
}

/** Invoices of all koncerner, each with its koncern; waits while the request is undefined. */
export function useEveryInvoice(request: EveryInvoiceRequest | undefined): Query<EveryInvoicePage> {
  const client = useClient();
  const { period, status, limit, offset, search, ordering } = request ?? {};
  const key =
    request === undefined
      ? undefined
      : (['listInvoices', period?.start, period?.end, status, limit, offset, search, ordering] as const);
  return useQuery(key, () =>
    client.with(everyKoncernCalls).invoices({
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

/** What money is waited for over all koncerner; waits while it is not asked for. */
export function useOpenInvoices(isAsked: boolean): Query<UnpaidInvoices> {
  const client = useClient();
  return useQuery(isAsked ? ['listInvoices', 'open'] : undefined, async () => {
    const { open } = await client.with(everyKoncernCalls).invoices({ query: { limit: 1 } });
    return { count: open.count, amount_sek: open.remaining_sek };
  });
}
