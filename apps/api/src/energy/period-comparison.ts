import { yieldToEventLoop } from '../server/yield-to-event-loop.ts';
import type { Queries } from '../store/index.ts';
import { changeBetween, type ComparisonGap } from './change.ts';
import { sumOrNull } from './cost/month-costs.ts';
import { readPriceBook } from './cost/price-book.ts';
import { priceGroups } from './cost/price-groups.ts';
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

/** The change of all sites together and of every one, largest increase first; sites without a change stand last. */
export interface PeriodComparison {
  /** The days compared with. */
  readonly source: Period;
  readonly total: ConsumptionChange;
  readonly sites: readonly SiteChange[];
}

/** Place of a change among others: the largest increase first, and none last. */
function rank({ change: { change_kwh: kwh } }: SiteChange): number {
  return kwh ?? Number.NEGATIVE_INFINITY;
}

/** Days of single sites that are priced at a time, and at the most: more would keep others waiting. */
const SITE_DAYS_AT_A_TIME = 700;
const MOST_PRICED_SITE_DAYS = 100_000;

type Costs = ReadonlyMap<string, number | null>;

/** Cost of each site over a period from its single values; empty when there are too many. */
async function readCosts(
  db: Queries,
  corporateGroupId: string,
  sites: readonly ReportSite[],
  period: Period,
): Promise<Costs> {
  const costs = new Map<string, number | null>();
  if (sites.length * daysIn(period) > MOST_PRICED_SITE_DAYS) return costs;
  const prices = await readPriceBook(db, corporateGroupId, priceGroups(sites).priceAreas, period);
  const length = Math.max(1, Math.floor(SITE_DAYS_AT_A_TIME / daysIn(period)));
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

/** The change between two sides; no change of anything where the days are not comparable. */
function changeOf(current: Side, before: Side, isAsLongBefore: boolean): ConsumptionChange {
  const { percent, reason } = changeBetween(current.total, before.total);
  const gap = isAsLongBefore || reason === 'period_not_over' ? reason : 'different_length';
  const isTold = gap === null && current.total.totalWh !== null && before.total.totalWh !== null;
  return {
    kwh: toKwhOrNull(current.total.totalWh),
    previous_kwh: toKwhOrNull(before.total.totalWh),
    change_kwh: isTold ? toKwh((current.total.totalWh ?? 0) - (before.total.totalWh ?? 0)) : null,
    change_percent: gap === null ? percent : null,
    change_percent_reason: gap,
    cost_sek: toHundredthsOrNull(current.sek),
    previous_cost_sek: toHundredthsOrNull(before.sek),
    change_sek:
      isTold && current.sek !== null && before.sek !== null ? toHundredths(current.sek - before.sek) : null,
  };
}

/** Which sites are compared, and when. */
export interface ComparedSites {
  readonly corporateGroupId: string;
  readonly sites: readonly ReportSite[];
  readonly period: Period;
  readonly comparison: Comparison;
  /** The local day it is now: it and later days are not over. */
  readonly today: Day;
}

/**
 * Compares what sites used and what it cost in two periods: the one function behind every comparison that is shown or
 * written to a file.
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
  return {
    source,
    total: of(sites),
    sites: sites
      .map((site) => ({ site, change: of([site]) }))
      .toSorted((left, right) => rank(right) - rank(left) || 0),
  };
}
