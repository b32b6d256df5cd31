import { sql, type RawBuilder } from 'kysely';
import { addMonths, formatDay, startOfMonth } from '@vinrod/locale/day';
import { localDayOf } from '@vinrod/locale/clock';
import type { WattHours } from '../quantities/quantities.ts';
import type { Queries } from '../store/database.ts';

/** Months in a yearly consumption. */
const months = 12;

/** The last twelve full local months: the first one, and the one after them. */
function lastTwelveMonths(now: Date): {
  readonly first: RawBuilder<string>;
  readonly end: RawBuilder<string>;
} {
  const end = startOfMonth(localDayOf(now.getTime()));
  return {
    first: sql<string>`${formatDay(addMonths(end, -months))}::date`,
    end: sql<string>`${formatDay(end)}::date`,
  };
}

/**
 * Wh in the last twelve full months of the sites matching a condition on `site`, without production; null when nothing
 * is measured.
 *
 * @param corporateGroupId - the corporate group that all of them belong to
 */
export function annualWhOfSites(
  corporateGroupId: RawBuilder<string>,
  condition: RawBuilder<boolean>,
  now: Date,
): RawBuilder<WattHours | null> {
  const { first, end } = lastTwelveMonths(now);
  return sql<WattHours | null>`wh_of_sites(${corporateGroupId}, array(
    select site.id from site where site.site_type = 'consumption' and ${condition}), ${first}, ${end})`;
}

/** Wh in the last twelve full months of the row's `site`; null when nothing is measured. */
export function annualWhOfSite(now: Date): RawBuilder<WattHours | null> {
  const { first, end } = lastTwelveMonths(now);
  return sql<WattHours | null>`wh_of_sites(site.corporate_group_id, array[site.id], ${first}, ${end})`;
}

/** Wh in the last twelve full months of every site of corporate groups that has any value, by site. */
export async function readAnnualWh(
  db: Queries,
  corporateGroupIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, WattHours>> {
  const { first, end } = lastTwelveMonths(now);
  const { rows } = await sql<{ site_id: string; wh: WattHours }>`
    select site_id, sum(total_wh)::bigint as wh from shown_month
    where corporate_group_id = any(${[...corporateGroupIds]}::uuid[])
      and month >= ${first} and month < ${end} and value_count > 0
    group by corporate_group_id, site_id`.execute(db);
  return new Map(rows.map(({ site_id: siteId, wh }) => [siteId, wh]));
}
