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
 * Reads how far values reach, which the database keeps by site.
 * @param siteIds - all of the corporate group when null
 * @param endedSiteIds - sites whose delivery has ended: they no longer hold `completeThrough` back
 */
export async function readFreshness(
  db: Queries,
  corporateGroupId: string,
  siteIds: readonly string[] | null,
  endedSiteIds: ReadonlySet<string>,
): Promise<Freshness> {
  const named = siteIds === null ? sql`true` : sql`site_id = any(${formatTextArray(siteIds)}::uuid[])`;
  const { rows } = await sql<FreshnessRow>`
    with reach as (
      select first_day, last_day, complete_day, received_at,
        site_id = any(${formatTextArray([...endedSiteIds])}::uuid[]) as is_ended
      from site_reach
      where corporate_group_id = ${corporateGroupId}::uuid and ${named})
    select min(first_day) - date '1970-01-01' as first, max(last_day) - date '1970-01-01' as last,
      max(received_at) as received_at,
      case when bool_and(is_ended or complete_day is not null)
        then min(complete_day) filter (where not is_ended) - date '1970-01-01' end as complete
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
