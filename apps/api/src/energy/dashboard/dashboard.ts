import type { Language } from '@vinrod/locale/messages/language';
import type { ResponseBody } from '../../server/operation.ts';
import type { SiteScope } from '../../authority/site-scope.ts';
import type { Queries } from '../../store/index.ts';
import {
  addYears,
  firstDayOfMonthNumber,
  formatDay,
  monthNumber,
  partsOf,
  type Day,
} from '@vinrod/locale/day';
import { formatInstant } from '@vinrod/locale/clock';
import { changeBetween } from '../change.ts';
import { readPricesWith, readSurcharges } from '../cost/price-book.ts';
import { priceGroups } from '../cost/price-groups.ts';
import { emissionUnit } from '../emissions/emission-unit.ts';
import { emissionsOf, residualMixFor } from '../emissions/emissions.ts';
import { readFreshness, type Freshness } from '../freshness.ts';
import { formatPeriod, periodBefore, sameDatesYearBefore, type Period } from '../period.ts';
import { readReportSites, type ReportSite } from '../report-sites.ts';
import {
  powerOfHour,
  toHundredths,
  toHundredthsOrNull,
  toKw,
  toKwh,
  toKwhOrNull,
} from '../../quantities/rounding.ts';
import { areCached, cachedStepsOf } from '../sums/cached-steps.ts';
import { readLackingDays, type LackingDays } from '../sums/lacking-days.ts';
import { askedOf, type AskedSites } from '../sums/month-states.ts';
import {
  readPeriodSum,
  readPeriodTotal,
  readSiteTotals,
  type PeriodSum,
  type PeriodTotal,
} from '../sums/period-total.ts';
import { qualityOfSites } from '../sums/quality-of-sites.ts';
import { sumSteps, type StepSum } from '../sums/step-sums.ts';
import { figuresOf, type PeriodFigures } from './period-figures.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** Response body of `getCorporateGroupDashboard`. */
export type Dashboard = ResponseBody<'getCorporateGroupDashboard'>;

const topSiteCount = 10;

/** Most sites named as lacking values, as many as an address names. */
const mostLackingSites = 20;

/** The same date a year earlier; null for 29 February. */
function sameDateYearBefore(day: Day): Day | null {
  const before = addYears(day, -1);
  return partsOf(before).dayOfMonth === partsOf(day).dayOfMonth ? before : null;
}

function consumptionByDay(
  period: Period,
  current: PeriodFigures,
  yearBefore: PeriodFigures,
  lacking: LackingDays,
): Dashboard['consumption_by_day'] {
  const days: Dashboard['consumption_by_day'] = [];
  for (let day = period.first; day <= period.last; day += 1) {
    const before = sameDateYearBefore(day);
    days.push({
      date: formatDay(day),
      kwh: toKwhOrNull(current.byDay.get(day) ?? null),
      previous_year_kwh: before === null ? null : toKwhOrNull(yearBefore.byDay.get(before) ?? null),
      is_previous_year_whole: before !== null && !lacking.days.has(before),
    });
  }
  return days;
}

function missingOf({ days, siteIds }: LackingDays) {
  const inOrder = [...days].toSorted((left, right) => left - right);
  const [first] = inOrder;
  const last = inOrder.at(-1);
  if (first === undefined || last === undefined) return null;
  return {
    day_count: inOrder.length,
    first_day: formatDay(first),
    last_day: formatDay(last),
    site_ids: siteIds.slice(0, mostLackingSites),
  };
}

function sumByMonth(byDay: ReadonlyMap<Day, number>): ReadonlyMap<number, number> {
  const months = new Map<number, number>();
  for (const [day, wh] of byDay) {
    const month = monthNumber(day);
    months.set(month, (months.get(month) ?? 0) + wh);
  }
  return months;
}

function consumptionByMonth(
  period: Period,
  current: PeriodFigures,
  yearBefore: PeriodFigures,
): Dashboard['consumption_by_month'] {
  const whByMonth = sumByMonth(current.byDay);
  const whByMonthBefore = sumByMonth(yearBefore.byDay);
  const months: Dashboard['consumption_by_month'] = [];
  for (let month = monthNumber(period.first); month <= monthNumber(period.last); month += 1) {
    months.push({
      month: formatDay(firstDayOfMonthNumber(month)).slice(0, 7),
      kwh: toKwhOrNull(whByMonth.get(month) ?? null),
      previous_year_kwh: toKwhOrNull(whByMonthBefore.get(month - 12) ?? null),
      cost_sek: toHundredthsOrNull(current.costByMonth.get(month) ?? null),
    });
  }
  return months;
}

function topSites(sites: readonly ReportSite[], current: PeriodTotal): Dashboard['top_sites'] {
  const total = current.totalWh ?? 0;
  return sites
    .map((site) => ({ site, wh: current.bySite.get(site.id)?.totalWh ?? null }))
    .filter((entry): entry is { site: ReportSite; wh: WattHours } => entry.wh !== null)
    .toSorted((left, right) => right.wh - left.wh)
    .slice(0, topSiteCount)
    .map(({ site, wh }) => ({
      uuid: site.id,
      site_id: site.siteId,
      name: site.name,
      kwh: toKwh(wh),
      share_percent: total === 0 ? 0 : toHundredths((wh / total) * 100),
    }));
}

/** Share of values that exist, rounded down so that 100 means all of them. */
function coveragePercent(current: PeriodSum): number {
  if (current.expectedHours === 0) return 0;
  return Math.floor((current.presentHours / current.expectedHours) * 10_000) / 100;
}

function averagePrice({ costSek }: PeriodFigures, { totalWh }: PeriodSum): number | null {
  if (costSek === null || totalWh === null || totalWh === 0) return null;
  return toHundredths((costSek * 100) / toKwh(totalWh));
}

function spanOf(freshness: Freshness): Dashboard['data_span'] {
  if (freshness.span === null) return null;
  return { first_day: formatDay(freshness.span.first), last_day: formatDay(freshness.span.last) };
}

/** Input of a dashboard. */
export interface DashboardRequest {
  readonly scope: SiteScope;
  /** Only these sites; all of the scope when null. */
  readonly siteIds: readonly string[] | null;
  readonly period: Period;
  /** The current local day; it and later days are not complete. */
  readonly today: Day;
  readonly language: Language;
}

/** The periods of a dashboard. */
interface Periods {
  readonly current: Period;
  readonly yearBefore: Period;
  readonly before: Period;
}

/** What is asked of the values: the sites, in groups that pay the same, and the periods. */
interface Question {
  readonly corporateGroupId: string;
  readonly sites: readonly ReportSite[];
  readonly groupOfSite: ReadonlyMap<string, string>;
  readonly periods: Periods;
  readonly asked: AskedSites;
  readonly today: Day;
}

/** The values' answer. */
interface Sums {
  /** By group and day. */
  readonly steps: readonly StepSum[];
  readonly stepsYearBefore: readonly StepSum[];
  readonly yearBefore: PeriodSum;
  readonly before: PeriodSum;
}

/** Sums of many sites: the periods before need no sums of single sites, as the sums by day are known. */
async function readCachedSums(
  db: Queries,
  { corporateGroupId, sites, groupOfSite, periods, asked, today }: Question,
): Promise<Sums> {
  const [steps = [], stepsYearBefore = [], stepsBefore = []] = await cachedStepsOf(
    db,
    corporateGroupId,
    groupOfSite,
    [periods.current, periods.yearBefore, periods.before],
    asked,
  );
  const sumOf = (sums: readonly StepSum[], period: Period): Promise<PeriodSum> =>
    readPeriodSum(db, corporateGroupId, sites, sums, period, today);
  const [yearBefore, before] = await Promise.all([
    sumOf(stepsYearBefore, periods.yearBefore),
    sumOf(stepsBefore, periods.before),
  ]);
  return { steps, stepsYearBefore, yearBefore, before };
}

/** Sums of few sites, or over few days: the sums of single sites are read faster than the days of the periods before. */
async function readSums(
  db: Queries,
  { corporateGroupId, sites, groupOfSite, periods, today }: Question,
): Promise<Sums> {
  const stepsOf = (period: Period): Promise<readonly StepSum[]> =>
    sumSteps(db, corporateGroupId, groupOfSite, period);
  const totalOf = (period: Period): Promise<PeriodSum> =>
    readPeriodTotal(db, corporateGroupId, sites, period, today);
  const [steps, stepsYearBefore, yearBefore, before] = await Promise.all([
    stepsOf(periods.current),
    stepsOf(periods.yearBefore),
    totalOf(periods.yearBefore),
    totalOf(periods.before),
  ]);
  return { steps, stepsYearBefore, yearBefore, before };
}

/** The days of the year before with missing values; sites are asked only where their sum says that there are any. */
async function readLackingYearBefore(
  db: Queries,
  { corporateGroupId, sites, periods, today, asked }: Question,
  { expectedHours, presentHours }: PeriodSum,
): Promise<LackingDays> {
  if (expectedHours === presentHours) return { days: new Set(), siteIds: [] };
  const period = periods.yearBefore;
  const totals = await readSiteTotals(db, corporateGroupId, sites, period, today, asked === 'all');
  return readLackingDays(db, corporateGroupId, sites, period, today, totals);
}

/**
 * Computes the key figures of the sites in a scope, and those of the same dates a year earlier and of the previous
 * period.
 */
export async function buildDashboard(db: Queries, request: DashboardRequest): Promise<Dashboard> {
  const { scope, period, today } = request;
  const { corporateGroupId } = scope;
  const asked = askedOf(scope, request.siteIds);
  const [sites, surcharges] = await Promise.all([
    readReportSites(db, scope, request.siteIds),
    readSurcharges(db, corporateGroupId),
  ]);
  const { groupOfSite, groups, priceAreas } = priceGroups(sites, surcharges);
  const yearBeforePeriod = sameDatesYearBefore(period);
  const periods = { current: period, yearBefore: yearBeforePeriod, before: periodBefore(period) };
  const question = { corporateGroupId, sites, groupOfSite, periods, asked, today };
  const ended = new Set(
    sites.filter((site) => site.supplyEnd !== null && site.supplyEnd < today - 1).map((site) => site.id),
  );
  const ids = asked === 'all' ? null : sites.map((site) => site.id);
  // Concurrent, so that the database works on the next query while an answer is read.
  const [sums, total, freshness, prices, pricesBefore, mix, mixBefore] = await Promise.all([
    (areCached(sites.length, period) ? readCachedSums : readSums)(db, question),
    readPeriodTotal(db, corporateGroupId, sites, period, today, asked === 'all'),
    readFreshness(db, corporateGroupId, ids, ended),
    readPricesWith(db, surcharges, priceAreas, period),
    readPricesWith(db, surcharges, priceAreas, yearBeforePeriod),
    residualMixFor(db, partsOf(period.last).year),
    residualMixFor(db, partsOf(yearBeforePeriod.last).year),
  ]);
  const { yearBefore, before } = sums;
  const lacking = await readLackingYearBefore(db, question, yearBefore);
  const current = figuresOf(sums.steps, groups, prices);
  const figuresBefore = figuresOf(sums.stepsYearBefore, groups, pricesBefore);
  const emissions = emissionsOf(current.whByChoice, mix);
  const emissionsBefore = emissionsOf(figuresBefore.whByChoice, mixBefore);
  const change = changeBetween(total, before);
  const changeInYear = changeBetween(total, yearBefore);
  return {
    period: formatPeriod(period),
    total_consumption_kwh: toKwhOrNull(total.totalWh),
    previous_period_kwh: before.isComplete ? toKwhOrNull(before.totalWh) : null,
    change_percent: change.percent,
    change_percent_reason: change.reason,
    max_power_kw: current.peak === null ? null : toKw(powerOfHour(current.peak.wh)),
    max_power_at: current.peak === null ? null : formatInstant(current.peak.instant),
    cost_sek: toHundredthsOrNull(current.costSek),
    average_price_ore_per_kwh: averagePrice(current, total),
    emissions_kg: toHundredthsOrNull(emissions.kilograms),
    emission_factor_g_per_kwh: toHundredthsOrNull(emissions.gramsPerKwh),
    emission_unit: emissionUnit,
    emission_factor_year: emissions.residualMixYear,
    emission_factor_source: emissions.source?.[request.language] ?? null,
    site_count: sites.length,
    sites_without_data: sites.filter((site) => (total.bySite.get(site.id)?.totalWh ?? null) === null).length,
    coverage_percent: coveragePercent(total),
    ...qualityOfSites(sites, total),
    complete_through: freshness.completeThrough === null ? null : formatDay(freshness.completeThrough),
    data_span: spanOf(freshness),
    data_updated_at: freshness.updatedAt === null ? null : formatInstant(freshness.updatedAt.getTime()),
    previous_year: {
      consumption_kwh: toKwhOrNull(yearBefore.totalWh),
      cost_sek: toHundredthsOrNull(figuresBefore.costSek),
      max_power_kw: figuresBefore.peak === null ? null : toKw(powerOfHour(figuresBefore.peak.wh)),
      emissions_kg: toHundredthsOrNull(emissionsBefore.kilograms),
      // Days of other sites are not comparable, however complete.
      is_complete: total.isComplete && yearBefore.isComplete && changeInYear.reason !== 'coverage_differs',
      change_percent: changeInYear.percent,
      change_percent_reason: changeInYear.reason,
      missing: missingOf(lacking),
    },
    consumption_by_day: consumptionByDay(period, current, figuresBefore, lacking),
    consumption_by_month: consumptionByMonth(period, current, figuresBefore),
    top_sites: topSites(sites, total),
    energy_mix: [...emissions.mix],
    unpaid_invoices: null,
  };
}
