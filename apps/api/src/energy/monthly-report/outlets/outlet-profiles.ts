import type { ResponseBody } from '../../../server/operation.ts';
import type { Queries } from '../../../store/index.ts';
import { firstDayOfMonthNumber, formatDay, monthNumber, type Day } from '@vinrod/locale/day';
import { sumOrNull, type MonthCosts } from '../../cost/month-costs.ts';
import { readPriceBook, type PriceBook } from '../../cost/price-book.ts';
import { readSiteCosts } from '../../cost/site-costs.ts';
import { qualityCode } from '../../meter-day/meter-day.ts';
import { qualityOfSum, weakestOf } from '../../meter-day/value-quality.ts';
import { daysIn, formatPeriod, overlap, sameDatesYearBefore, type Period } from '../../period.ts';
import type { ReportRequest } from '../../report-request.ts';
import { expectedHours, readReportSites, type ReportSite } from '../../report-sites.ts';
import {
  powerOfHourOrNull,
  toHundredths,
  toHundredthsOrNull,
  toKwh,
  toKwhOrNull,
  toKwOrNull,
} from '../../../quantities/rounding.ts';
import { readSiteMonths, type SiteMonth } from '../../sums/site-months.ts';
import { sumsBySite } from '../../sums/site-sums.ts';
import { siteReference } from '../site-reference.ts';
import type { Kronor, WattHours } from '../../../quantities/quantities.ts';

/** Response body of `getOutletProfiles`. */
export type OutletProfiles = ResponseBody<'getOutletProfiles'>;

/** One site, month by month. */
export type OutletRow = OutletProfiles['rows'][number];

/** A row and its site. */
export interface Outlet {
  readonly site: ReportSite;
  readonly row: OutletRow;
  /** Cost of the period, SEK excluding VAT, from which the sum of the rounded months may differ; null when unknown. */
  readonly costSek: Kronor | null;
}

/** Site days held in memory at a time: few enough for other requests to run in between. */
const daysAtOnce = 4000;

/** The sites of a report with their sums, and the input of their rows. */
export interface OutletPlan {
  readonly corporateGroupId: string;
  readonly period: Period;
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
  /** Largest consumption first; sites without any last, sorted by name. */
  readonly sites: readonly ReportSite[];
  /** Wh by site uuid. */
  readonly totals: ReadonlyMap<string, number | null>;
  /** Wh of all sites. */
  readonly totalWh: WattHours;
  readonly prices: PriceBook;
}

/** Reads the sites of a report in their order, so that the rows can be read a few at a time. */
export async function planOutlets(
  db: Queries,
  { scope, siteIds, period, today }: ReportRequest,
): Promise<OutletPlan> {
  const { corporateGroupId } = scope;
  const sites = await readReportSites(db, scope, siteIds);
  const ids = sites.map((site) => site.id);
  const sums = await sumsBySite(db, corporateGroupId, ids, period);
  const totals = new Map(sums.map((sum) => [sum.siteId, sum.totalWh]));
  const areas = new Set(sites.map((site) => site.priceArea).filter((area) => area !== null));
  const sizeOf = (site: ReportSite): number => totals.get(site.id) ?? -1;
  return {
    corporateGroupId,
    period,
    today,
    sites: sites.toSorted((left, right) => sizeOf(right) - sizeOf(left)),
    totals,
    totalWh: sums.reduce((sum, { totalWh }) => sum + (totalWh ?? 0), 0),
    prices: await readPriceBook(db, corporateGroupId, [...areas], period),
  };
}

type ByMonth = ReadonlyMap<number, SiteMonth>;

function bySite(months: readonly SiteMonth[]): ReadonlyMap<string, ByMonth> {
  const sites = Map.groupBy(months, ({ siteId }) => siteId);
  return new Map(
    [...sites].map(([siteId, ofSite]) => [siteId, new Map(ofSite.map((item) => [item.month, item]))]),
  );
}

/** Hours of a month that should have values but do not. */
function missingHours(
  { period, today }: OutletPlan,
  site: ReportSite,
  month: number,
  known?: SiteMonth,
): number {
  const whole = { first: firstDayOfMonthNumber(month), last: firstDayOfMonthNumber(month + 1) - 1 };
  const over = overlap(whole, { first: period.first, last: Math.min(period.last, today - 1) });
  const expected = over === null ? 0 : expectedHours(site, over);
  return expected - (known?.presentHours ?? 0);
}

/** Quality of a month. */
function qualityOf(known: SiteMonth | undefined, missing: number): OutletRow['quality'] {
  const weakest = known === undefined || known.totalWh === null ? qualityCode.missing : weakestOf(known);
  return qualityOfSum(weakest, missing);
}

/** Quality of a sum of months. */
function qualityOfMonths(months: Iterable<SiteMonth>, missing: number): OutletRow['quality'] {
  const present = [...months].filter(({ totalWh }) => totalWh !== null);
  if (present.length === 0) return 'missing';
  const isEstimated = present.some((month) => month.isEstimated);
  const isCorrected = present.some((month) => month.isCorrected);
  return qualityOfSum(weakestOf({ isEstimated, isCorrected }), missing);
}

function monthsOf(
  plan: OutletPlan,
  site: ReportSite,
  current: ByMonth | undefined,
  before: ByMonth | undefined,
  costs: MonthCosts | undefined,
): OutletRow['months'] {
  const { period } = plan;
  const months: OutletRow['months'] = [];
  for (let month = monthNumber(period.first); month <= monthNumber(period.last); month += 1) {
    const known = current?.get(month);
    const missing = missingHours(plan, site, month, known);
    months.push({
      month: formatDay(firstDayOfMonthNumber(month)).slice(0, 7),
      kwh: toKwhOrNull(known?.totalWh ?? null),
      quality: qualityOf(known, missing),
      missing_hours: missing,
      max_kw: toKwOrNull(powerOfHourOrNull(known?.peakWh ?? null)),
      cost_sek: toHundredthsOrNull(costs?.get(month) ?? null),
      previous_year_kwh: toKwhOrNull(before?.get(month - 12)?.totalWh ?? null),
    });
  }
  return months;
}

function toRow(
  plan: OutletPlan,
  site: ReportSite,
  months: OutletRow['months'],
  current: ByMonth | undefined,
): OutletRow {
  const wh = plan.totals.get(site.id) ?? null;
  const area = site.heatedAreaM2;
  const missing = months.reduce((sum, month) => sum + month.missing_hours, 0);
  return {
    site: siteReference(site),
    months,
    total_kwh: toKwhOrNull(wh),
    quality: qualityOfMonths(current?.values() ?? [], missing),
    missing_hours: missing,
    share_percent: wh === null || plan.totalWh === 0 ? null : toHundredths((wh / plan.totalWh) * 100),
    kwh_per_m2: wh === null || area === null || area === 0 ? null : toHundredths(toKwh(wh) / area),
  };
}

/** Reads the rows of a plan in order, a few sites at a time. */
export async function* readOutlets(db: Queries, plan: OutletPlan): AsyncGenerator<Outlet, void, void> {
  const { corporateGroupId, period, prices, today } = plan;
  const atOnce = Math.max(1, Math.floor(daysAtOnce / daysIn(period)));
  for (let start = 0; start < plan.sites.length; start += atOnce) {
    const sites = plan.sites.slice(start, start + atOnce);
    const current = bySite(await readSiteMonths(db, corporateGroupId, sites, period, today));
    const yearBefore = sameDatesYearBefore(period);
    const before = bySite(await readSiteMonths(db, corporateGroupId, sites, yearBefore, today));
    const costs = await readSiteCosts(db, corporateGroupId, sites, period, prices);
    for (const site of sites) {
      const own = current.get(site.id);
      const ofSite = costs.get(site.id);
      const months = monthsOf(plan, site, own, before.get(site.id), ofSite);
      yield {
        site,
        row: toRow(plan, site, months, own),
        costSek: toHundredthsOrNull(sumOrNull(ofSite?.values() ?? [])),
      };
    }
  }
}

/** Consumption of each site by month. */
export async function buildOutletProfiles(db: Queries, request: ReportRequest): Promise<OutletProfiles> {
  const plan = await planOutlets(db, request);
  const rows: OutletRow[] = [];
  for await (const { row } of readOutlets(db, plan)) rows.push(row);
  return { period: formatPeriod(request.period), rows };
}
