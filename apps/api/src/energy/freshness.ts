import { sql } from 'kysely';
import type { Queries } from '../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { formatTextArray } from './meter-day/array-text.ts';

/** How far the values of a corporate group's sites reach. */
export interface Freshness {
  /** First and last day with a value of any site; null when there is none. */
  readonly span: { readonly first: Day; readonly last: Day } | null;
  /** The earliest of the sites' latest complete days; null when a site with values has never had one. */
  readonly completeThrough: Day | null;
  /** When the newest day of any site was received; null when there is none. */
  readonly updatedAt: Date | null;
}

interface FreshnessRow {
  readonly first: Day | null;
  readonly last: Day | null;
  readonly received_at: Date | null;
  /** Null when a site with delivery has never had a complete day. */
  readonly complete: Day | null;
}

/**
 * Reads how far values reach, in two steps down the primary key per site, and a third where the newest day has gaps.
 * @param endedSiteIds - sites whose delivery has ended: they no longer hold `completeThrough` back
 */
export async function readFreshness(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[],
  endedSiteIds: ReadonlySet<string>,
): Promise<Freshness> {
  const { rows } = await sql<FreshnessRow>`
    with reach as (
      select wanted.site_id, earliest.day as first, latest.day as last, latest.received_at,
        case latest.missing_count when 0 then latest.day else complete.day end as complete
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
        order by day desc limit 1) as complete on true),
    delivered as (
      select complete from reach where site_id <> all(${formatTextArray([...endedSiteIds])}::uuid[]))
    select min(first) - date '1970-01-01' as first, max(last) - date '1970-01-01' as last,
      max(received_at) as received_at,
      (select case when count(*) = count(complete) then min(complete) - date '1970-01-01' end from delivered)
        as complete
    from reach`.execute(db);
  const [row] = rows;
  return {
    span:
      row === undefined || row.first === null || row.last === null
        ? null
        : { first: row.first, last: row.last },
    completeThrough: row?.complete ?? null,
    updatedAt: row?.received_at ?? null,
  };
}
