import { sql, type RawBuilder } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Period } from '../period.ts';

/**
 * The table that figures read the days of a corporate group in a period from, to be named `shown_day`: the view with
 * estimates, or the stored days where the period has none, because the view costs half as much again, and estimates lie
 * among the newest days. Ask before each reading and after any state that its result is kept under.
 */
export async function shownDays(
  db: Queries,
  corporateGroupId: string,
  { first, last }: Period,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ has_estimates: boolean }>`select exists (
    select from estimated_day where corporate_group_id = ${corporateGroupId}::uuid
      and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer)
    as has_estimates`.execute(db);
  return sql`${sql.table(rows[0]?.has_estimates === true ? 'shown_day' : 'meter_day')} as shown_day`;
}
