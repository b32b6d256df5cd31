import { sql } from 'kysely';
import { hoursInDay } from '@vinrod/locale/clock';
import type { Day } from '@vinrod/locale/day';
import type { Queries } from '../../store/index.ts';
import { sitesThatShould } from '../delivered-sites.ts';
import { formatIntArray, formatTextArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import { overlap, type Period } from '../period.ts';
import { expectedHours, type ReportSite } from '../report-sites.ts';
import type { SiteTotals } from './period-total.ts';

/** What sites lack in a period: the rule of `PeriodTotal.isComplete`, by site and day. */
export interface LackingDays {
  /** Days on which a site that should have values lacks one. */
  readonly days: ReadonlySet<Day>;
  /** uuids of these sites, the one that lacks most first. */
  readonly siteIds: readonly string[];
}

/** Hours that a site lacks on the days of a period that are over. */
function lackingHours(site: ReportSite, over: Period, { bySite, outside }: SiteTotals): number {
  const present = (bySite.get(site.id)?.presentHours ?? 0) - (outside.get(site.id) ?? 0);
  return expectedHours(site, over) - present;
}

/** Quarters of an hour with values, by day, of sites on days of their delivery. */
async function presentQuarters(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  { first, last }: Period,
): Promise<ReadonlyMap<Day, number>> {
  const ids = formatTextArray(sites.map(({ id }) => id));
  const starts = formatIntArray(sites.map(({ supplyStart }) => Math.max(supplyStart ?? first, first)));
  const ends = formatIntArray(sites.map(({ supplyEnd }) => Math.min(supplyEnd ?? last, last)));
  const days = await shownDays(db, corporateGroupId, { first, last });
  const { rows } = await sql<{ day: Day; quarters: number }>`
    select day - date '1970-01-01' as day, sum((measured_count + estimated_count + corrected_count)
      * case resolution when 'quarter' then 1 else 4 end)::integer as quarters
    from ${days}
    join unnest(${ids}::uuid[], ${starts}::integer[], ${ends}::integer[])
      as member (id, delivered_from, delivered_to) on member.id = shown_day.site_id
    where corporate_group_id = ${corporateGroupId}::uuid and site_id = any(${ids}::uuid[])
      and day between date '1970-01-01' + ${first}::integer and date '1970-01-01' + ${last}::integer
      and day between date '1970-01-01' + delivered_from and date '1970-01-01' + delivered_to
    group by day`.execute(db);
  return new Map(rows.map(({ day, quarters }) => [day, quarters]));
}

/**
 * The days of a period on which sites lack values. Only sites whose sums show that they lack any are read.
 * @param totals - sums of the sites over the period
 * @param today - the current local day; it and later days need not have values yet
 */
export async function readLackingDays(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  today: Day,
  totals: SiteTotals,
): Promise<LackingDays> {
  const days = new Set<Day>();
  const over = overlap(period, { first: period.first, last: today - 1 });
  if (over === null) return { days, siteIds: [] };
  const lacking = sites
    .map((site) => ({ site, hours: lackingHours(site, over, totals) }))
    .filter(({ hours }) => hours > 0)
    .toSorted((left, right) => right.hours - left.hours)
    .map(({ site }) => site);
  if (lacking.length === 0) return { days, siteIds: [] };
  const present = await presentQuarters(db, corporateGroupId, lacking, over);
  const count = sitesThatShould(lacking, over, today);
  for (let day = over.first; day <= over.last; day += 1)
    if ((present.get(day) ?? 0) < count(day) * hoursInDay(day) * 4) days.add(day);
  return { days, siteIds: lacking.map(({ id }) => id) };
}
