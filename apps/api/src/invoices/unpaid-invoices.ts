import { sql } from 'kysely';
import type { UnpaidInvoices } from '@vinrod/api-client/contract';
import type { Caller } from '../identity/caller.ts';
import type { Queries } from '../store/database.ts';
import { invoicesFor } from './invoice.ts';
import { toSek } from './sek.ts';

const VIEWING_PERMISSIONS = ['can_view_invoice', 'admin_can_view_invoice'] as const;

/** Invoices of a koncern with something left to pay; null when the caller may not see invoices. */
export async function readUnpaidInvoices(
  db: Queries,
  caller: Caller,
  corporateGroupId: string,
  now: Date,
): Promise<UnpaidInvoices | null> {
  if (!VIEWING_PERMISSIONS.some((key) => caller.permissions.has(key))) return null;
  const unpaid = invoicesFor(db, caller, now)
    .where('invoice.corporate_group_id', '=', corporateGroupId)
    .where('invoice.remaining_ore', '>', 0);
  const { rows } = await sql<{ count: number; ore: number }>`
    select count(*) as count, coalesce(sum(remaining_ore), 0)::bigint as ore from ${unpaid} as unpaid`.execute(
    db,
  );
  return { count: rows[0]?.count ?? 0, amount_sek: toSek(rows[0]?.ore ?? 0) };
}
