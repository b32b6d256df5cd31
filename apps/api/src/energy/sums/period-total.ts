import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { hoursInPeriod } from '@vinrod/locale/clock';
import { overlap, type Period } from '../period.ts';
import { expectedHours, type ReportSite } from '../report-sites.ts';
import { sumsBySite, type SiteSum } from './site-sums.ts';
import type { WattHours } from '../../quantities/quantities.ts';
import type { StepSum } from './step-sums.ts';
import { hoursOutside } from './values-outside.ts';

/** The sums of sites over a period, by site uuid. */
export interface SiteTotals {
  readonly bySite: ReadonlyMap<string, SiteSum>;
  /** Hours with values on days when the site need not have any: {@link hoursOutside}. */
  readonly outside: ReadonlyMap<string, number>;
}

/** Sum and completeness of sites over a period. */
export interface PeriodSum {
  /** Wh; null when nothing is measured. */
  readonly totalWh: WattHours | null;
  /** Hours of values that exist and that should exist, over all sites, on complete days. */
  readonly presentHours: number;
  readonly expectedHours: number;
  /** Sites with delivery on any day of the period. */
  readonly delivered: ReadonlySet<string>;
  /** How many of them have delivery on only some of its days. */
  readonly partlyDelivered: number;
  /** Whether the last day of the period has passed. */
  readonly isOver: boolean;
  /** True when the period is over and has no missing value. */
  readonly isComplete: boolean;
}

/** {@link PeriodSum} with the sums of each site. */
export interface PeriodTotal extends PeriodSum, SiteTotals {}

/** What sites have measured together; the hours count on any day. */
type Measured = Pick<PeriodSum, 'totalWh' | 'presentHours'>;

function periodSumOf(
  sites: readonly ReportSite[],
  measured: Measured,
  outside: ReadonlyMap<string, number>,
  period: Period,
  today: Day,
): PeriodSum {
  const over = overlap(period, { first: period.first, last: today - 1 });
  let { presentHours } = measured;
  let hoursThatShould = 0;
  let partlyDelivered = 0;
  const delivered = new Set<string>();
  const hours = hoursInPeriod(period.first, period.last);
  for (const site of sites) {
    const ofPeriod = expectedHours(site, period);
    if (ofPeriod > 0) delivered.add(site.id);
    if (ofPeriod > 0 && ofPeriod < hours) partlyDelivered += 1;
    presentHours -= outside.get(site.id) ?? 0;
    hoursThatShould += over === null ? 0 : expectedHours(site, over);
  }
  const isOver = period.last < today;
  return {
    totalWh: measured.totalWh,
    presentHours,
    expectedHours: hoursThatShould,
    delivered,
    partlyDelivered,
    isOver,
    isComplete: isOver && hoursThatShould > 0 && presentHours === hoursThatShould,
  };
}

/** Adds up the sums of sites over a period, as of the local day `today`. */
export function totalOf(
  sites: readonly ReportSite[],
  { bySite, outside }: SiteTotals,
  period: Period,
  today: Day,
): PeriodTotal {
  let totalWh: WattHours | null = null;
  let presentHours = 0;
  for (const { id } of sites) {
    const sum = bySite.get(id);
    if (sum === undefined) continue;
    if (sum.totalWh !== null) totalWh = (totalWh ?? 0) + sum.totalWh;
    presentHours += sum.presentHours;
  }
  return {
    ...periodSumOf(sites, { totalWh, presentHours }, outside, period, today),
    bySite,
    outside,
  };
}

/**
 * Adds up the sums of sites over a period by their days, without those of each site.
 * @param sums - of all of the sites, over the period
 */
export async function readPeriodSum(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  sums: readonly StepSum[],
  period: Period,
  today: Day,
): Promise<PeriodSum> {
  let totalWh: WattHours | null = null;
  let presentHours = 0;
  for (const sum of sums) {
    if (sum.totalWh !== null) totalWh = (totalWh ?? 0) + sum.totalWh;
    presentHours += sum.presentHours;
  }
  const outside = await hoursOutside(db, corporateGroupId, sites, period, today);
  return periodSumOf(sites, { totalWh, presentHours }, outside, period, today);
}

/**
 * Reads the sums of sites over a period, as of the local day `today`.
 * @param areAll - as in {@link readPeriodTotal}
 */
export async function readSiteTotals(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  today: Day,
  areAll = false,
): Promise<SiteTotals> {
  const ids = sites.map((site) => site.id);
  const sums = await sumsBySite(db, corporateGroupId, ids, period, areAll);
  return {
    bySite: new Map(sums.map((sum) => [sum.siteId, sum])),
    outside: await hoursOutside(db, corporateGroupId, sites, period, today),
  };
}

/**
 * Reads and adds up the sums of sites over a period, as of the local day `today`.
 * @param areAll - whether these are all sites of the corporate group, so that they need not be listed in the query
 */
export async function readPeriodTotal(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
  today: Day,
  areAll = false,
): Promise<PeriodTotal> {
  return totalOf(
    sites,
    await readSiteTotals(db, corporateGroupId, sites, period, today, areAll),
    period,
    today,
  );
}
