import { sql } from 'kysely';
import type { Day } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import { formatIntArray, formatTextArray } from './array-text.ts';

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

/**
 * Extends how far the values of sites reach, kept in `site_reach`, to days that are stored. Days in between change nothing, and
 * hold nobody up.
 */
export async function extendReach(
  trx: Queries,
  corporateGroupId: string,
  days: readonly ReachingDay[],
): Promise<void> {
  const reaches = [...reachBySite(days)].toSorted(([left], [right]) => (left < right ? -1 : 1));
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

/** Finds anew how far the values of sites reach that have lost one. */
export async function findReachAnew(
  trx: Queries,
  corporateGroupId: string,
  siteIds: ReadonlySet<string>,
): Promise<void> {
  if (siteIds.size === 0) return;
  await sql`select site_reach_anew(${corporateGroupId}::uuid, ${formatTextArray([...siteIds])}::uuid[])`.execute(
    trx,
  );
}
