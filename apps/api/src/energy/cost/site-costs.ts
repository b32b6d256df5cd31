import type { Queries } from '../../store/index.ts';
import { MISSING, type MeterDay } from '../meter-day/meter-day.ts';
import { readMeterDays } from '../meter-day/meter-day-store.ts';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import { toHours } from '../sums/step-sums.ts';
import { addToMonth, costOf, type MonthCosts } from './month-costs.ts';
import type { PriceBook } from './price-book.ts';

function hoursOf({ wh, resolution }: MeterDay): Float64Array {
  return toHours(
    Float64Array.from(wh, (value) => (value === MISSING ? Number.NaN : value)),
    resolution,
  );
}

/** Cost of each site by month, from its single values: read few sites at a time. */
export async function readSiteCosts(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  prices: PriceBook,
): Promise<ReadonlyMap<string, MonthCosts>> {
  const siteById = new Map(sites.map((site) => [site.id, site]));
  const costs = new Map<string, Map<number, number | null>>();
  const days = await readMeterDays(db, corporateGroupId, [...siteById.keys()], period.first, period.last);
  for (const meterDay of days) {
    const site = siteById.get(meterDay.siteId);
    if (site === undefined || meterDay.wh.every((value) => value === MISSING)) continue;
    const months = costs.get(site.id) ?? new Map<number, number | null>();
    addToMonth(months, meterDay.day, costOf(site, meterDay.day, hoursOf(meterDay), prices));
    costs.set(site.id, months);
  }
  return costs;
}
