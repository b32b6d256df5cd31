import { sql, type RawBuilder } from 'kysely';
import { localDayOf } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';
import type { Deps } from '../../server/deps.ts';
import type { Queries } from '../../store/index.ts';
import { unlessTaken } from '../../store/one-at-a-time.ts';
import { readMeterDays } from '../meter-day/meter-day-store.ts';
import { lackingSites, ofSite } from '../missing-values/lacking-sites.ts';
import { missingDays } from '../missing-values/missing-days.ts';
import { dateOf } from '../missing-values/supplied-sites.ts';
import { estimateDay, type EstimatedDay } from './estimate-day.ts';
import { withdrawEstimates, withMonth, writeEstimatedDays, type SiteInMonth } from './estimated-days.ts';
import { likeDaysReach } from './like-days.ts';

type EstimateDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'isStopping' | 'log'>;

/** Identifies the lock by which one process at a time makes estimates. */
const estimateLock = 5_260_195;

interface MonthWithGaps extends SiteInMonth {
  /** Days that lack a value and have no estimate. */
  readonly days: readonly Day[];
}

/**
 * The days that the list of missing values names and that have waited long enough, by site and month. The same
 * rule finds both, so that nothing is estimated that is not told as missing.
 */
async function monthsWithGaps(db: Queries, today: Day, waitingDays: number): Promise<MonthWithGaps[]> {
  const { rows } = await sql<{ corporate_group_id: string; site_id: string; month: Day; days: Day[] }>`
    with lacking as materialized (${lackingSites({ today, within: sql<boolean>`true` })}),
    estimate as materialized (
      select estimated_day.corporate_group_id, estimated_day.site_id, estimated_day.day
      from lacking join estimated_day on ${ofSite('estimated_day', 'lacking')}
        and estimated_day.day between lacking.first_day and lacking.last_day)
    select missing.corporate_group_id, missing.site_id,
      date_trunc('month', missing.day)::date - date '1970-01-01' as month,
      array_agg(missing.day - date '1970-01-01' order by missing.day) as days
    from (${missingDays({ today })}) as missing
    where missing.day <= ${dateOf(today - waitingDays)}
      and not exists (select from estimate where estimate.corporate_group_id = missing.corporate_group_id
        and estimate.site_id = missing.site_id and estimate.day = missing.day)
    group by 1, 2, 3
    order by 1, 2, 3`.execute(db);
  return rows.map(({ corporate_group_id: corporateGroupId, site_id: siteId, month, days }) => ({
    corporateGroupId,
    siteId,
    month,
    days,
  }));
}

async function estimatesOf(
  db: Queries,
  { corporateGroupId, siteId, days }: MonthWithGaps,
): Promise<EstimatedDay[]> {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  const around = [first - likeDaysReach - 1, last + likeDaysReach + 1] as const;
  const stored = await readMeterDays(db, corporateGroupId, [siteId], ...around);
  const byDay = new Map(stored.map((day) => [day.day, day]));
  return days.map((day) => estimateDay(siteId, byDay, day)).filter((estimate) => estimate !== null);
}

/** Fills the gaps of a month; returns how many days. Nothing is held for a site of which too little is known. */
async function fillMonth({ database, clock }: EstimateDeps, gaps: MonthWithGaps): Promise<number> {
  if ((await estimatesOf(database.db, gaps)).length === 0) return 0;
  const filled = await withMonth(database, gaps, async (trx) => {
    const estimates = await estimatesOf(trx, gaps);
    await writeEstimatedDays(trx, gaps.corporateGroupId, estimates, clock.now());
    return estimates.length;
  });
  return filled ?? 0;
}

/** Whether some days should not have values, by what is known of the site's delivery now. */
const outsideDelivery = sql<boolean>`(site.status = 'upcoming' or site.metering_interval = 'month'
  or coalesce(estimated.first_day < site.supply_start, false)
  or coalesce(estimated.last_day > site.supply_end, false))`;

/** Withdraws the estimates of every month that meets a condition on `estimated`, the estimates of the month, and on its `site`. */
async function withdrawWhere(
  { database, isStopping, log }: EstimateDeps,
  condition: RawBuilder<boolean>,
): Promise<void> {
  const { rows } = await sql<{ corporate_group_id: string; site_id: string; month: Day }>`
    with estimated as materialized (
      select corporate_group_id, site_id, date_trunc('month', day)::date - date '1970-01-01' as month,
        min(day) as first_day, max(day) as last_day
      from estimated_day group by 1, 2, 3)
    select estimated.corporate_group_id, estimated.site_id, estimated.month
    from estimated join site on site.corporate_group_id = estimated.corporate_group_id
      and site.id = estimated.site_id
    where ${condition} order by 1, 2, 3`.execute(database.db);
  for (const { corporate_group_id: corporateGroupId, site_id: siteId, month } of rows) {
    if (isStopping()) return;
    const ofMonth = { corporateGroupId, siteId, month };
    await withMonth(database, ofMonth, (trx) => withdrawEstimates(trx, ofMonth));
  }
  if (rows.length > 0) log.info({ months: rows.length }, 'estimates were withdrawn');
}

async function fillGaps(deps: EstimateDeps, waitingDays: number): Promise<void> {
  const { clock, database, isStopping, log } = deps;
  const today = localDayOf(clock.now().getTime());
  await withdrawWhere(deps, outsideDelivery);
  let filled = 0;
  for (const gaps of await monthsWithGaps(database.db, today, waitingDays)) {
    if (isStopping()) break;
    filled += await fillMonth(deps, gaps);
  }
  if (filled > 0) log.info({ days: filled }, 'missing values were estimated');
}

/**
 * Fills gaps with estimates when the supplier wants them, and withdraws every one when not. Each month of a site is a
 * transaction: a process that is killed leaves whole months, and the next run does the others.
 */
export async function makeEstimates(deps: EstimateDeps): Promise<void> {
  const { estimateAfterDays } = deps.config;
  await unlessTaken(deps.database, estimateLock, () =>
    estimateAfterDays === null ? withdrawWhere(deps, sql<boolean>`true`) : fillGaps(deps, estimateAfterDays),
  );
}
