import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import type { Resolution } from '../../quantities/resolution.ts';
import { formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import { shownDays } from '../meter-day/shown-days.ts';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import { toHours } from '../sums/step-sums.ts';
import { addToMonth, costOf, type MonthCosts } from './month-costs.ts';
import type { PriceBook } from './price-book.ts';

interface DayRow {
  site_id: string;
  day: Day;
  resolution: Resolution;
  wh: string;
}

/** Cost of each site by month, from its individual values; pass few sites at a time. */
export async function readSiteCosts(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  prices: PriceBook,
): Promise<ReadonlyMap<string, MonthCosts>> {
  const siteById = new Map(sites.map((site) => [site.id, site]));
  const days = await shownDays(db, corporateGroupId, period);
  const { rows } = await sql<DayRow>`
    select site_id, day - date '1970-01-01' as day, resolution, wh::text as wh
    from ${days}
    where corporate_group_id = ${corporateGroupId}::uuid
      and site_id = any(${formatTextArray([...siteById.keys()])}::uuid[])
      and day between date '1970-01-01' + ${period.first}::integer and date '1970-01-01' + ${period.last}::integer
      and total_wh is not null
    order by site_id, day`.execute(db);
  const costs = new Map<string, Map<number, number | null>>();
  for (const { site_id: id, day, resolution, wh } of rows) {
    const site = siteById.get(id);
    if (site === undefined) continue;
    const months = costs.get(id) ?? new Map<number, number | null>();
    addToMonth(months, day, costOf(site, day, toHours(parseIntArray(wh, Number.NaN), resolution), prices));
    costs.set(id, months);
  }
  return costs;
}
