import { sql } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray } from './array-text.ts';
import { holdSites } from './hold-sites.ts';

/** A day that is stored. */
export interface ReachingDay {
  readonly siteId: string;
  readonly day: Day;
  readonly missingCount: number;
  /** Instant as the database reads it. */
  readonly receivedAt: string;
}

/** How far the stored days of a site reach. */
interface Reach {
  first: Day;
  last: Day;
  /** The last day without a gap; null when there is none. */
  complete: Day | null;
  /** When the last day was received. */
  receivedAt: string;
}

function reachBySite(days: readonly ReachingDay[]): ReadonlyMap<string, Reach> {
  const reaches = new Map<string, Reach>();
  for (const { siteId, day, missingCount, receivedAt } of days) {
    const known = reaches.get(siteId);
    const complete = missingCount === 0 ? day : null;
    if (known === undefined) {
      reaches.set(siteId, { first: day, last: day, complete, receivedAt });
      continue;
    }
    known.first = Math.min(known.first, day);
    if (complete !== null) known.complete = Math.max(known.complete ?? complete, complete);
    if (day < known.last) continue;
    known.last = day;
    known.receivedAt = receivedAt;
  }
  return reaches;
}

/** Stores how far values of sites reach, where that is further than known. */
async function storeReach(
  trx: Queries,
  corporateGroupId: string,
  bySite: ReadonlyMap<string, Reach>,
): Promise<void> {
  const reaches = [...bySite].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const completes = reaches.map(([, { complete }]) => complete ?? 'NULL');
  await sql`
    insert into site_reach as kept (corporate_group_id, site_id, first_day, last_day, complete_day, received_at)
    select ${corporateGroupId}::uuid, own.site_id, date '1970-01-01' + own.first, date '1970-01-01' + own.last,
      date '1970-01-01' + own.complete, own.received_at
    from unnest(${formatTextArray(reaches.map(([siteId]) => siteId))}::uuid[],
      ${formatIntArray(reaches.map(([, { first }]) => first))}::integer[],
      ${formatIntArray(reaches.map(([, { last }]) => last))}::integer[],
      ${`{${completes.join(',')}}`}::integer[],
      ${formatTextArray(reaches.map(([, { receivedAt }]) => receivedAt))}::timestamptz[])
      as own (site_id, first, last, complete, received_at)
    left join site_reach as known on known.corporate_group_id = ${corporateGroupId}::uuid
      and known.site_id = own.site_id
    where known.site_id is null or date '1970-01-01' + own.first < known.first_day
      or date '1970-01-01' + own.last >= known.last_day
      or date '1970-01-01' + own.complete > coalesce(known.complete_day, '-infinity')
    order by own.site_id
    on conflict (corporate_group_id, site_id) do update set
      first_day = least(kept.first_day, excluded.first_day),
      last_day = greatest(kept.last_day, excluded.last_day),
      complete_day = greatest(kept.complete_day, excluded.complete_day),
      received_at = case when excluded.last_day >= kept.last_day then excluded.received_at else kept.received_at end`.execute(
    trx,
  );
}

/**
 * Extends how far the values of sites reach, kept in `site_reach`, to days that are stored. Days in between change nothing, and
 * hold nobody up.
 */
export async function extendReach(
  trx: Queries,
  corporateGroupId: string,
  days: readonly ReachingDay[],
): Promise<void> {
  await storeReach(trx, corporateGroupId, reachBySite(days));
}

interface ReachRow {
  readonly site_id: string;
  readonly first: Day;
  readonly last: Day;
  readonly complete: Day | null;
  readonly received_at: string;
}

/**
 * Finds anew how far the values of sites reach that have lost one, by three steps down the key of the days. With the site held,
 * all of its days are known: whoever stores values shares it.
 */
export async function findReachAnew(
  trx: Queries,
  corporateGroupId: string,
  siteIds: ReadonlySet<string>,
): Promise<void> {
  if (siteIds.size === 0) return;
  const ids = formatTextArray([...siteIds]);
  await holdSites(trx, corporateGroupId, siteIds);
  await sql`delete from site_reach where corporate_group_id = ${corporateGroupId}::uuid
    and site_id = any(${ids}::uuid[])`.execute(trx);
  const own = sql`meter_day where meter_day.corporate_group_id = ${corporateGroupId}::uuid
    and meter_day.site_id = own.site_id`;
  const { rows } = await sql<ReachRow>`
    select own.site_id, earliest.day - date '1970-01-01' as first, latest.day - date '1970-01-01' as last,
      case latest.missing_count when 0 then latest.day else complete.day end - date '1970-01-01' as complete,
      latest.received_at::text as received_at
    from unnest(${ids}::uuid[]) as own (site_id)
    cross join lateral (select day from ${own} order by day limit 1) as earliest
    cross join lateral (select day, missing_count, received_at from ${own} order by day desc limit 1) as latest
    left join lateral (select day from ${own} and missing_count = 0 and latest.missing_count > 0
      order by day desc limit 1) as complete on true`.execute(trx);
  const reaches = rows.map(({ site_id: siteId, first, last, complete, received_at: receivedAt }) => {
    const reach: Reach = { first, last, complete, receivedAt };
    return [siteId, reach] as const;
  });
  await storeReach(trx, corporateGroupId, new Map(reaches));
}
