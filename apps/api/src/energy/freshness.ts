import { sql } from 'kysely';
import type { Queries } from '../store/index.ts';
import type { Day } from './calendar/day.ts';
import { formatTextArray } from './meter-day/array-text.ts';

/** How far the values of a koncern's sites reach. */
export interface Freshness {
  /** First and last day with a value of any site; null when there is none. */
  readonly span: { readonly first: Day; readonly last: Day } | null;
  /** The day up to which every site that has values has had a complete day; null when one has never had. */
  readonly completeThrough: Day | null;
  /** When the newest day of any site came in; null when there is none. */
  readonly updatedAt: Date | null;
}

/**
 * Tells how far values reach, by two steps down the primary key per site, and a third where the newest day has gaps.
 * @param endedSiteIds - sites whose delivery has ended: they hold `completeThrough` back no longer
 */
export async function readFreshness(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  endedSiteIds: ReadonlySet<string>,
): Promise<Freshness> {
  const { rows } = await sql<{
    site_id: string;
    first: Day;
    last: Day;
    received_at: Date;
    complete: Day | null;
  }>`
    select site_id, earliest.day - date '1970-01-01' as first, latest.day - date '1970-01-01' as last,
      latest.received_at,
      case latest.missing_count when 0 then latest.day else complete.day end - date '1970-01-01' as complete
    from unnest(${formatTextArray(siteIds)}::uuid[]) as wanted (site_id)
    cross join lateral (select day from meter_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = wanted.site_id
      order by day limit 1) as earliest
    cross join lateral (select day, received_at, missing_count from meter_day
      where corporate_group_id = ${corporateGroupId}::uuid and site_id = wanted.site_id
      order by day desc limit 1) as latest
    left join lateral (select day from meter_day
      where latest.missing_count > 0
        and corporate_group_id = ${corporateGroupId}::uuid and site_id = wanted.site_id and missing_count = 0
      order by day desc limit 1) as complete on true`.execute(db);
  if (rows.length === 0) return { span: null, completeThrough: null, updatedAt: null };
  const delivered = rows.filter((row) => !endedSiteIds.has(row.site_id));
  const completeDays = delivered.map((row) => row.complete).filter((day) => day !== null);
  return {
    span: {
      first: Math.min(...rows.map((row) => row.first)),
      last: Math.max(...rows.map((row) => row.last)),
    },
    completeThrough:
      delivered.length > 0 && completeDays.length === delivered.length ? Math.min(...completeDays) : null,
    updatedAt: new Date(Math.max(...rows.map((row) => row.received_at.getTime()))),
  };
}
