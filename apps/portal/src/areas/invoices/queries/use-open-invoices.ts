import type { UnpaidInvoices } from '@vinrod/api-client';

import { useOperation } from '#data';

/** Invoices awaiting payment over all corporate groups; undefined while not requested or not known. */
export function useOpenInvoices(isAsked: boolean): UnpaidInvoices | undefined {
  const open = useOperation('listInvoices', isAsked ? { query: { limit: 1 } } : undefined).data?.open;
  return open && { count: open.count, amount_sek: open.remaining_sek };
}
