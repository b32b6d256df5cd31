import { sql } from 'kysely';
import type { UnpaidInvoices } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import type { Deps } from '../server/deps.ts';
import { isOpen, mayHaveStatus } from './invoice-status.ts';
import { invoicesFor, statusDay } from './invoice.ts';
import { toSek } from './sek.ts';
import type { Ore } from '../quantities/quantities.ts';

const viewingPermissions = ['can_view_invoice', 'admin_can_view_invoice'] as const;

/** Whether a caller may see the contents of invoices. */
export function mayViewInvoices({ permissions }: Caller): boolean {
  return viewingPermissions.some((key) => permissions.has(key));
}

/** Which invoices of a corporate group to read. */
export interface UnpaidRequest {
  readonly corporateGroupId: string;
  /** Only invoices of no other sites than these; null for all. */
  readonly siteIds: readonly string[] | null;
}

/** The invoices with payment still expected; null when the caller may not see invoices. */
export async function readUnpaidInvoices(
  { database: { db }, clock }: Deps,
  caller: Caller,
  { corporateGroupId, siteIds }: UnpaidRequest,
): Promise<UnpaidInvoices | null> {
  if (!mayViewInvoices(caller)) return null;
  const unpaid = invoicesFor(db, caller, clock.now())
    .where('invoice.corporate_group_id', '=', corporateGroupId)
    .where(mayHaveStatus(statusDay(clock.now()), 'open'))
    .where(isOpen);
  const asked =
    siteIds === null
      ? unpaid
      : unpaid.where(sql<boolean>`not exists (select from invoice_line line
          where line.corporate_group_id = invoice.corporate_group_id and line.invoice_id = invoice.id
            and line.site_id <> all(${[...siteIds]}::uuid[]))`);
  const { rows } = await sql<{ count: number; ore: Ore }>`
    select count(*) as count, coalesce(sum(remaining_ore), 0)::bigint as ore from ${asked} as unpaid`.execute(
    db,
  );
  return { count: rows[0]?.count ?? 0, amount_sek: toSek(rows[0]?.ore ?? 0) };
}
