import { sql } from 'kysely';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';

/** Tables of favourites, with the column of the marked item next to its corporate group. */
const columns = {
  corporate_group_favorite: null,
  company_favorite: 'company_id',
  site_favorite: 'site_id',
  site_group_favorite: 'site_group_id',
} as const;

/** The marked item: the corporate group, or something in it. */
export interface Marked {
  readonly table: keyof typeof columns;
  readonly corporateGroupId: string;
  readonly id: string;
}

/**
 * Toggles the caller's favourite mark. The calling code has checked that they may see the item.
 *
 * @returns whether it is marked now.
 */
export async function toggleFavorite(deps: Deps, caller: Caller, marked: Marked): Promise<boolean> {
  const name = columns[marked.table];
  const table = sql.table(marked.table);
  const own = sql`corporate_group_id = ${marked.corporateGroupId} and user_id = ${caller.userId}`;
  const key = name === null ? own : sql`${own} and ${sql.ref(name)} = ${marked.id}`;
  const extraColumn = name === null ? sql`` : sql`, ${sql.ref(name)}`;
  const extraValue = name === null ? sql`` : sql`, ${marked.id}`;
  return deps.database.transaction(async (trx) => {
    const removed = await sql`delete from ${table} where ${key} returning user_id`.execute(trx);
    if (removed.rows.length > 0) return false;
    await sql`insert into ${table} (corporate_group_id, user_id, created_at${extraColumn})
      values (${marked.corporateGroupId}, ${caller.userId}, ${deps.clock.now()}${extraValue})
      on conflict do nothing`.execute(trx);
    return true;
  });
}
