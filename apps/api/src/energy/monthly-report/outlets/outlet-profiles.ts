import type { ResponseBody } from '../../../server/operation.ts';
import { Turn } from '../../../server/yield-to-event-loop.ts';
import type { Queries } from '../../../store/index.ts';
import { firstDayOfMonthNumber, formatDay, monthNumber, type Day } from '@vinrod/locale/day';
import { sumOrNull, type MonthCosts } from '../../cost/month-costs.ts';
import { readPricesWith, readSurcharges, type PriceBook, type Surcharges } from '../../cost/price-book.ts';
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
import { areCached } from '../../sums/cached-steps.ts';
import { askedOf } from '../../sums/month-states.ts';
import { readSiteMonths, type SiteMonth } from '../../sums/site-months.ts';
import { sumsBySite } from '../../sums/site-sums.ts';
import { daysBeside, wholeMonths } from '../../sums/whole-months.ts';
import { siteReference } from '../site-reference.ts';
import { readWholeMonths, type MonthsOfSite, type WholeMonthsOfSites } from '../known-months.ts';
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

/** Days that a site counts as where all of its months are known: its row is still to be made. */
const leastDaysRead = 20;

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
  /** What is known of whole months by site uuid; the other days are read from the values. */
  readonly known: KnownMonths;
}

interface KnownMonths {
  readonly current: ReadonlyMap<string, MonthsOfSite>;
  readonly before: ReadonlyMap<string, MonthsOfSite>;
  /** Days of the period that are not in it. */
  readonly daysBeside: readonly Period[];
  readonly daysBesideBefore: readonly Period[];
}

/** Whole months of many sites are kept; of few sites, or over few days, values are read as fast. */
async function readKnownMonths(
  db: Queries,
  question: Omit<WholeMonthsOfSites, 'months'>,
  period: Period,
  priced: { readonly surcharges: Surcharges; readonly prices: PriceBook },
): Promise<KnownMonths> {
  const yearBefore = sameDatesYearBefore(period);
  const areKept = areCached(question.sites.length, period);
  const months = areKept ? wholeMonths(period) : null;
  const monthsBefore = areKept ? wholeMonths(yearBefore) : null;
  const read = (of: Period | null, prices: typeof priced | null): Promise<KnownMonths['current']> =>
    of === null ? Promise.resolve(new Map()) : readWholeMonths(db, { ...question, months: of }, prices);
  const [current, before] = await Promise.all([read(months, priced), read(monthsBefore, null)]);
  return {
    current,
    before,
    daysBeside: daysBeside(period, months),
    daysBesideBefore: daysBeside(yearBefore, monthsBefore),
  };
}

/** Reads the sites of a report in their order, so that the rows can be read a few at a time. */
export async function planOutlets(
  db: Queries,
  { scope, siteIds, period, today }: ReportRequest,
): Promise<OutletPlan> {
  const { corporateGroupId } = scope;
  const asked = askedOf(scope, siteIds);
  const [sites, surcharges] = await Promise.all([
    readReportSites(db, scope, siteIds),
    readSurcharges(db, corporateGroupId),
  ]);
  const ids = sites.map((site) => site.id);
  const areas = new Set(sites.map((site) => site.priceArea).filter((area) => area !== null));
  const prices = await readPricesWith(db, surcharges, [...areas], period);
  const question = { corporateGroupId, sites, asked, today };
  const [sums, known] = await Promise.all([
    sumsBySite(db, corporateGroupId, ids, period, asked === 'all'),
    readKnownMonths(db, question, period, { surcharges, prices }),
  ]);
  const totals = new Map(sums.map((sum) => [sum.siteId, sum.totalWh]));
  const sizeOf = (site: ReportSite): number => totals.get(site.id) ?? -1;
  return {
    corporateGroupId,
    period,
    today,
    sites: sites.toSorted((left, right) => sizeOf(right) - sizeOf(left)),
    totals,
    totalWh: sums.reduce((sum, { totalWh }) => sum + (totalWh ?? 0), 0),
    prices,
    known,
  };
}

type ByMonth = ReadonlyMap<number, SiteMonth>;

/** Months of sites: those that are known, and parts of months from their days. */
async function monthsBySite(
  db: Queries,
  { corporateGroupId, today }: OutletPlan,
  sites: readonly ReportSite[],
  known: ReadonlyMap<string, MonthsOfSite>,
  beside: readonly Period[],
): Promise<ReadonlyMap<string, ByMonth>> {
  const parts: SiteMonth[] = [];
  for (const days of beside) parts.push(...(await readSiteMonths(db, corporateGroupId, sites, days, today)));
  const ofSites = Map.groupBy(parts, ({ siteId }) => siteId);
  return new Map(
    sites.map(({ id }) => {
      const months = [...(known.get(id)?.months ?? []), ...(ofSites.get(id) ?? [])];
      return [id, new Map(months.map((month) => [month.month, month]))];
    }),
  );
}

/** Costs of sites by month: those that are known, and of parts of months from their values. */
async function costsBySite(
  db: Queries,
  { corporateGroupId, prices, known }: OutletPlan,
  sites: readonly ReportSite[],
): Promise<ReadonlyMap<string, MonthCosts>> {
  const costs = new Map(sites.map(({ id }) => [id, new Map(known.current.get(id)?.costs)]));
  for (const days of known.daysBeside)
    for (const [id, months] of await readSiteCosts(db, corporateGroupId, sites, days, prices))
      for (const [month, cost] of months) costs.get(id)?.set(month, cost);
  return costs;
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
  const {
    daysBeside: beside,
    daysBesideBefore: besideBefore,
    current: known,
    before: knownBefore,
  } = plan.known;
  const daysRead = beside.reduce((days, part) => days + daysIn(part), 0);
  const atOnce = Math.max(1, Math.floor(daysAtOnce / Math.max(daysRead, leastDaysRead)));
  const turn = new Turn();
  for (let start = 0; start < plan.sites.length; start += atOnce) {
    const sites = plan.sites.slice(start, start + atOnce);
    const current = await monthsBySite(db, plan, sites, known, beside);
    const before = await monthsBySite(db, plan, sites, knownBefore, besideBefore);
    const costs = await costsBySite(db, plan, sites);
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
    if (turn.isOver) await turn.next();
  }
}

/** Consumption of each site by month. */
export async function buildOutletProfiles(db: Queries, request: ReportRequest): Promise<OutletProfiles> {
  const plan = await planOutlets(db, request);
  const rows: OutletRow[] = [];
  for await (const { row } of readOutlets(db, plan)) rows.push(row);
  return { period: formatPeriod(request.period), rows };
}
