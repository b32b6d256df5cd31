import type { Queries } from '../../store/index.ts';
import type { EnvironmentalChoice } from '../../store/schema/organisation.ts';
import { monthNumber, type Day } from '../calendar/day.ts';
import { HOUR_MS, startOfLocalDay } from '../calendar/stockholm.ts';
import { dayCostSek } from '../cost/day-cost.ts';
import { readPriceBook, type PriceBook } from '../cost/price-book.ts';
import { overlap, type Period } from '../period.ts';
import { expectedHours, type ReportSite } from '../report-sites.ts';
import { sumsBySite, type SiteSum } from '../sums/site-sums.ts';
import { sumSteps, toHours, type StepSum } from '../sums/step-sums.ts';

/** The hour with the highest consumption of all sites together. */
export interface PowerPeak {
  /** Wh in the hour, which is also the mean power in W. */
  readonly wh: number;
  /** Start of the hour, ms since 1970-01-01T00:00Z. */
  readonly instant: number;
}

/** Sum and completeness of sites over a period. */
export interface PeriodTotal {
  readonly totalWh: number | null;
  readonly bySite: ReadonlyMap<string, SiteSum>;
  /** Hours of values that exist and that should exist, over all sites, of days that are over. */
  readonly presentHours: number;
  readonly expectedHours: number;
  /** True when the period is over and no value of it is missing. */
  readonly isComplete: boolean;
}

/** Everything the dashboard tells about one period. */
export interface PeriodFigures extends PeriodTotal {
  /** Wh per day with a value. */
  readonly byDay: ReadonlyMap<Day, number>;
  /** SEK excluding VAT; null when nothing is measured or an hour with energy has no price. */
  readonly costSek: number | null;
  /** The same by month number; months without energy are absent. */
  readonly costByMonth: ReadonlyMap<number, number | null>;
  readonly peak: PowerPeak | null;
  readonly whByChoice: ReadonlyMap<EnvironmentalChoice, number>;
}

/** Adds up sites over a period, as of the local day `today`. */
export async function readPeriodTotal(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  today: Day,
): Promise<PeriodTotal> {
  const ids = sites.map((site) => site.id);
  const sums = await sumsBySite(db, corporateGroupId, ids, period);
  const bySite = new Map(sums.map((sum) => [sum.siteId, sum]));
  const over = overlap(period, { first: period.first, last: today - 1 });
  let totalWh: number | null = null;
  let presentHours = 0;
  let hoursThatShould = 0;
  for (const site of sites) {
    const sum = bySite.get(site.id);
    const expected = over === null ? 0 : expectedHours(site, over);
    if (sum?.totalWh !== undefined && sum.totalWh !== null) totalWh = (totalWh ?? 0) + sum.totalWh;
    presentHours += Math.min(sum?.presentHours ?? 0, expected);
    hoursThatShould += expected;
  }
  const isOver = period.last < today;
  return {
    totalWh,
    bySite,
    presentHours,
    expectedHours: hoursThatShould,
    isComplete: isOver && hoursThatShould > 0 && presentHours === hoursThatShould,
  };
}

const LONGEST_DAY = 25;

function peakOf(sums: readonly StepSum[]): PowerPeak | null {
  const hoursByDay = new Map<Day, Float64Array>();
  for (const sum of sums) {
    const wh = toHours(sum.wh, sum.resolution);
    let hours = hoursByDay.get(sum.day);
    if (hours === undefined) {
      hours = new Float64Array(LONGEST_DAY).fill(Number.NaN);
      hoursByDay.set(sum.day, hours);
    }
    for (let hour = 0; hour < wh.length; hour += 1) {
      const value = wh[hour] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const before = hours[hour] ?? Number.NaN;
      hours[hour] = Number.isNaN(before) ? value : before + value;
    }
  }
  let peak: PowerPeak | null = null;
  for (const [day, hours] of hoursByDay) {
    for (let hour = 0; hour < LONGEST_DAY; hour += 1) {
      const wh = hours[hour] ?? Number.NaN;
      if (Number.isNaN(wh) || (peak !== null && wh < peak.wh)) continue;
      const instant = startOfLocalDay(day) + hour * HOUR_MS;
      if (peak === null || wh > peak.wh || instant < peak.instant) peak = { wh, instant };
    }
  }
  return peak;
}

/** What sites must share for their energy to be priced together. */
interface PriceGroup {
  readonly companyId: string;
  readonly priceArea: string | null;
  readonly choice: EnvironmentalChoice;
}

function costByMonth(
  sums: readonly StepSum[],
  groups: ReadonlyMap<string, PriceGroup>,
  prices: PriceBook,
): ReadonlyMap<number, number | null> {
  const months = new Map<number, number | null>();
  for (const sum of sums) {
    if (sum.totalWh === null) continue;
    const group = groups.get(sum.group);
    const area = group?.priceArea ?? null;
    const spot = area === null ? undefined : prices.spotPrices(area, sum.day);
    const surcharge = group === undefined ? 0 : prices.surcharge(group.companyId, sum.day);
    const cost = spot === undefined ? null : dayCostSek(toHours(sum.wh, sum.resolution), spot, surcharge);
    const month = monthNumber(sum.day);
    const before = months.get(month);
    if (before === undefined) months.set(month, cost);
    else months.set(month, before === null || cost === null ? null : before + cost);
  }
  return months;
}

function sumOrNull(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) {
    if (value === null) return null;
    sum = (sum ?? 0) + value;
  }
  return sum;
}

/** Computes the figures of sites over a period, as of the local day `today`. */
export async function readPeriodFigures(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  today: Day,
): Promise<PeriodFigures> {
  const total = await readPeriodTotal(db, corporateGroupId, sites, period, today);
  const groups = new Map<string, PriceGroup>();
  const groupOfSite = new Map<string, string>();
  for (const site of sites) {
    const key = `${site.companyId} ${site.priceArea ?? ''}`;
    groupOfSite.set(site.id, key);
    groups.set(key, {
      companyId: site.companyId,
      priceArea: site.priceArea,
      choice: site.environmentalChoice,
    });
  }
  const sums = await sumSteps(db, corporateGroupId, groupOfSite, period);
  const areas = new Set([...groups.values()].map((group) => group.priceArea).filter((area) => area !== null));
  const prices = await readPriceBook(db, corporateGroupId, [...areas], period);
  const byDay = new Map<Day, number>();
  const whByChoice = new Map<EnvironmentalChoice, number>();
  for (const { day, group, totalWh } of sums) {
    if (totalWh === null) continue;
    byDay.set(day, (byDay.get(day) ?? 0) + totalWh);
    const choice = groups.get(group)?.choice ?? 'residual_mix';
    whByChoice.set(choice, (whByChoice.get(choice) ?? 0) + totalWh);
  }
  const months = costByMonth(sums, groups, prices);
  return {
    ...total,
    byDay,
    costSek: sumOrNull(months.values()),
    costByMonth: months,
    peak: peakOf(sums),
    whByChoice,
  };
}
