import type { Invoice, Page } from '@vinrod/api-client';

import {
  useEveryInvoice,
  useInvoices,
  useInvoiceTotals,
  useOpenInvoices,
  type EveryInvoiceRequest,
} from '#areas/invoices/queries';
import type { Query } from '#data';

import { isBoundedByPeriod } from './invoice-address.ts';
import { everyInvoiceTabs, invoiceTabs, type InvoiceTab } from './invoice-tabs.ts';
import type { InvoiceTotalsProps } from './InvoiceTotals.tsx';

/** A list of invoices with what stands above it. */
export interface ListedInvoices {
  readonly list: Query<Page<Invoice>>;
  readonly tabs: readonly InvoiceTab[];
  /** Sums of every age by status, undefined while they load; null over all koncerner, where they are not added up. */
  readonly totals: InvoiceTotalsProps['totals'] | null;
}

/**
 * The invoices of a koncern, or of all koncerner.
 *
 * @param koncern - uuid; undefined lists those of all.
 */
export function useListedInvoices(koncern: string | undefined, request: EveryInvoiceRequest): ListedInvoices {
  const { status } = request;
  const isEvery = koncern === undefined;
  const ofOne = useInvoices(isEvery ? undefined : { koncern, ...request });
  const ofEvery = useEveryInvoice(isEvery ? request : undefined);
  const totals = useInvoiceTotals(koncern).data;
  const open = useOpenInvoices(isEvery).data;
  if (isEvery) return { list: ofEvery, tabs: everyInvoiceTabs(status, open?.count), totals: null };
  const inPeriod = isBoundedByPeriod(status) ? ofOne.data?.totals : undefined;
  return { list: ofOne, tabs: invoiceTabs({ status, inPeriod, ever: totals }), totals };
}
