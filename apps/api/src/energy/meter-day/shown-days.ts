import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';

/**
 * The table that figures read the days of a corporate group from, to be named `shown_day`: the view with estimates, or
 * the stored days while the corporate group has no estimate, because the view costs half as much again. Ask before
 * each reading and after any state that its result is kept under.
 */
export async function shownDays(db: Queries, corporateGroupId: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ has_estimates: boolean }>`select exists (
    select from estimated_day where corporate_group_id = ${corporateGroupId}::uuid) as has_estimates`.execute(
    db,
  );
  return sql`${sql.table(rows[0]?.has_estimates === true ? 'shown_day' : 'meter_day')} as shown_day`;
}
