import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';
import type { Queries } from '../store/index.ts';
import { changeBetween, type ComparisonGap } from './change.ts';
import { sumOrNull } from './cost/month-costs.ts';
import { readPriceBook } from './cost/price-book.ts';
import { companyGroups } from './cost/price-groups.ts';
import { readSiteCosts } from './cost/site-costs.ts';
import { isAsLong, type Comparison } from './line-graphs/comparison.ts';
import { daysIn, type Period } from './period.ts';
import type { Day } from '@vinrod/locale/day';
import type { ReportSite } from './report-sites.ts';
import { readPeriodTotal, totalOf, type PeriodTotal } from './sums/period-total.ts';
import { toHundredths, toHundredthsOrNull, toKwh, toKwhOrNull } from '../quantities/rounding.ts';
import type { KilowattHours, Kronor } from '../quantities/quantities.ts';

/** Consumption and cost of two periods and the change between them (`ConsumptionChange` of the contract). */
export interface ConsumptionChange {
  readonly kwh: KilowattHours | null;
  readonly previous_kwh: KilowattHours | null;
  readonly change_kwh: KilowattHours | null;
  readonly change_percent: number | null;
  readonly change_percent_reason: ComparisonGap | null;
  /** SEK excluding VAT. */
  readonly cost_sek: Kronor | null;
  readonly previous_cost_sek: Kronor | null;
  readonly change_sek: Kronor | null;
}

/** The change of one site. */
export interface SiteChange {
  readonly site: ReportSite;
  readonly change: ConsumptionChange;
}

/** The change of all sites together and of each, largest increase first; sites without a change last. */
export interface PeriodComparison {
  /** The compared days. */
  readonly source: Period;
  readonly total: ConsumptionChange;
  /** The sites that have a change, together: an answer where the total has none because a few sites lack values. */
  readonly comparable: ConsumptionChange;
  readonly sites: readonly SiteChange[];
}

/** Sort key of a change: the largest increase first, no change last. */
function rank({ change: { change_kwh: kwh } }: SiteChange): number {
  return kwh ?? Number.NEGATIVE_INFINITY;
}

/** Site days priced at a time, and at most: more would block other requests. */
const siteDaysAtATime = 700;
const mostPricedSiteDays = 100_000;

type Costs = ReadonlyMap<string, number | null>;

/** Cost of each site over a period, from its individual values; empty when there are too many. */
async function readCosts(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
): Promise<Costs> {
  const costs = new Map<string, number | null>();
  if (sites.length * daysIn(period) > mostPricedSiteDays) return costs;
  const prices = await readPriceBook(db, corporateGroupId, companyGroups(sites).priceAreas, period);
  const length = Math.max(1, Math.floor(siteDaysAtATime / daysIn(period)));
  for (let from = 0; from < sites.length; from += length) {
    await yieldToEventLoop();
    const part = sites.slice(from, from + length);
    for (const [id, months] of await readSiteCosts(db, corporateGroupId, part, period, prices))
      costs.set(id, sumOrNull(months.values()));
  }
  return costs;
}

interface Side {
  readonly total: PeriodTotal;
  readonly sek: Kronor | null;
}

/** The change between two sides; no values when the days are not comparable. */
function changeOf(current: Side, before: Side, isAsLongBefore: boolean): ConsumptionChange {
  const { percent, reason } = changeBetween(current.total, before.total);
  const gap = isAsLongBefore || reason === 'period_not_over' ? reason : 'different_length';
  const isComparable = gap === null && current.total.totalWh !== null && before.total.totalWh !== null;
  return {
    kwh: toKwhOrNull(current.total.totalWh),
    previous_kwh: toKwhOrNull(before.total.totalWh),
    change_kwh: isComparable ? toKwh((current.total.totalWh ?? 0) - (before.total.totalWh ?? 0)) : null,
    change_percent: gap === null ? percent : null,
    change_percent_reason: gap,
    cost_sek: toHundredthsOrNull(current.sek),
    previous_cost_sek: toHundredthsOrNull(before.sek),
    change_sek:
      isComparable && current.sek !== null && before.sek !== null
        ? toHundredths(current.sek - before.sek)
        : null,
  };
}

/** The compared sites and days. */
export interface ComparedSites {
  readonly corporateGroupId: string;
  readonly sites: readonly ReportSite[];
  readonly period: Period;
  readonly comparison: Comparison;
  /** The current local day; it and later days are not complete. */
  readonly today: Day;
}

/**
 * Compares the consumption and cost of sites in two periods. Every comparison on screen or in a file uses this
 * function.
 */
export async function comparePeriods(
  db: Queries,
  { corporateGroupId, sites, period, comparison, today }: ComparedSites,
): Promise<PeriodComparison> {
  const { source } = comparison;
  const current = await readPeriodTotal(db, corporateGroupId, sites, period, today);
  const before = await readPeriodTotal(db, corporateGroupId, sites, source, today);
  const costs = await readCosts(db, corporateGroupId, sites, period);
  const costsBefore = await readCosts(db, corporateGroupId, sites, source);
  const asLong = isAsLong(period, comparison);
  const sideOf = (own: readonly ReportSite[], of: PeriodTotal, days: Period, sek: Costs): Side => ({
    total: totalOf(own, of, days, today),
    sek: sumOrNull(own.flatMap(({ id }) => (sek.has(id) ? [sek.get(id) ?? null] : []))),
  });
  const of = (own: readonly ReportSite[]): ConsumptionChange =>
    changeOf(sideOf(own, current, period, costs), sideOf(own, before, source, costsBefore), asLong);
  const changes = sites.map((site) => ({ site, change: of([site]) }));
  return {
    source,
    total: of(sites),
    comparable: of(changes.filter(({ change }) => change.change_kwh !== null).map(({ site }) => site)),
    sites: changes.toSorted((left, right) => rank(right) - rank(left) || 0),
  };
}
