import type { Day } from '@vinrod/locale/day';
import type { PriceBook } from '../cost/price-book.ts';
import { shouldHaveValues } from '../delivered-sites.ts';
import { qualityCode, type MeterDay } from '../meter-day/meter-day.ts';
import { qualityOfSum, type ValueQuality } from '../meter-day/value-quality.ts';
import type { ReportSite } from '../report-sites.ts';
import { pricesWithSurcharge, type MarketDays } from './market-days.ts';
import { rowInstants, shownDay, type RowResolution, type ShownDay } from './shown-day.ts';

/** The rows of one local day. Arrays hold one value per row. */
export interface ReportDay {
  readonly day: Day;
  /** Starts of the rows and the end of the last one, ms since 1970-01-01T00:00Z. */
  readonly instants: readonly number[];
  /** The values of each site, in the order of the sites. */
  readonly sites: readonly ShownDay[];
  /** Sum of the sites that have a value, Wh; NaN when none has. */
  readonly totalWh: Float64Array;
  /** Sum of their costs, SEK excluding VAT; NaN when none has a value, or one has energy without a price. */
  readonly costSek: Float64Array;
  /** öre/kWh excluding VAT: the energy-weighted mean of the sites' bidding areas; NaN when unknown. */
  readonly spotPrice: Float64Array;
  /** °C: the mean of the sites; NaN when unknown. */
  readonly temperature: Float64Array;
}

/** Quality of a site's value in a row. */
export function siteQuality({ quality, missingHours }: ShownDay, row: number): ValueQuality {
  return qualityOfSum(quality[row] ?? qualityCode.missing, missingHours[row] ?? 0);
}

/** Quality of a row's total, and its missing hours over all sites. */
export interface RowQuality {
  readonly quality: ValueQuality;
  readonly missingHours: number;
}

/** Quality of a row's total, the same on screen and in every file. */
export function rowQuality({ sites }: ReportDay, row: number): RowQuality {
  let weakest: number = qualityCode.missing;
  let missingHours = 0;
  for (const site of sites) {
    missingHours += site.missingHours[row] ?? 0;
    const code = site.quality[row] ?? qualityCode.missing;
    if (code === qualityCode.missing) continue;
    weakest = weakest === qualityCode.missing ? code : Math.max(weakest, code);
  }
  return { quality: qualityOfSum(weakest, missingHours), missingHours };
}

/** Sums over the sites that have a value, row by row. */
function sums(sites: readonly ShownDay[], count: number): Pick<ReportDay, 'totalWh' | 'costSek'> {
  const totalWh = new Float64Array(count).fill(Number.NaN);
  const costSek = new Float64Array(count).fill(Number.NaN);
  for (const site of sites) {
    for (let row = 0; row < count; row += 1) {
      const wh = site.wh[row] ?? Number.NaN;
      if (Number.isNaN(wh)) continue;
      const before = totalWh[row] ?? Number.NaN;
      const cost = site.costSek[row] ?? Number.NaN;
      const isFirst = Number.isNaN(before);
      totalWh[row] = isFirst ? wh : before + wh;
      costSek[row] = isFirst ? cost : (costSek[row] ?? Number.NaN) + cost;
    }
  }
  return { totalWh, costSek };
}

/** Mean of the areas' values, row by row; NaN where an area with weight has none. */
function weighted(values: readonly Float64Array[], weights: readonly Float64Array[], row: number): number {
  let sum = 0;
  let weight = 0;
  values.forEach((area, place) => {
    const share = weights[place]?.[row] ?? 0;
    if (share === 0) return;
    sum += (area[row] ?? Number.NaN) * share;
    weight += share;
  });
  return weight === 0 ? Number.NaN : sum / weight;
}

/** Energy of each area's sites, row by row. */
function energyOf(places: readonly number[], sites: readonly ShownDay[], count: number): Float64Array {
  const energy = new Float64Array(count);
  for (const place of places) {
    for (let row = 0; row < count; row += 1) {
      const wh = sites[place]?.wh[row] ?? Number.NaN;
      if (!Number.isNaN(wh)) energy[row] = (energy[row] ?? 0) + wh;
    }
  }
  return energy;
}

/** Input of the rows besides the stored values. */
export interface ReportContext {
  readonly sites: readonly ReportSite[];
  /** The current local day; it and later days need not have values yet. */
  readonly today: Day;
  readonly resolution: RowResolution;
  readonly prices: PriceBook;
  readonly market: MarketDays;
}

/** Indexes of the sites by bidding area. */
function placesByArea(sites: readonly ReportSite[]): ReadonlyMap<string, number[]> {
  const areas = new Map<string, number[]>();
  sites.forEach(({ priceArea }, place) => {
    if (priceArea === null) return;
    const places = areas.get(priceArea) ?? [];
    places.push(place);
    areas.set(priceArea, places);
  });
  return areas;
}

/**
 * Creates the rows of a day.
 * @param storedOf - the stored day of a site by its uuid
 */
export function reportDay(
  day: Day,
  storedOf: (siteId: string) => MeterDay | undefined,
  { sites, today, resolution, prices, market }: ReportContext,
): ReportDay {
  const instants = rowInstants(day, resolution);
  const count = instants.length - 1;
  const shown = sites.map((site) => {
    const { id, companyId, priceArea } = site;
    const spot = priceArea === null ? undefined : prices.spotPrices(priceArea, day);
    const withSurcharge = pricesWithSurcharge(spot, prices.surcharge(companyId, day), day);
    return shownDay(day, storedOf(id), resolution, withSurcharge, shouldHaveValues(site, day, today));
  });
  const areas = placesByArea(sites);
  const spotPrices = [...areas.keys()].map((area) => market.spotPrices(area, day));
  const temperatures = [...areas.keys()].map((area) => market.temperatures(area, day));
  const counts = [...areas.values()].map((places) => new Float64Array(count).fill(places.length));
  const energies =
    areas.size > 1 ? [...areas.values()].map((places) => energyOf(places, shown, count)) : counts;
  return {
    day,
    instants,
    sites: shown,
    ...sums(shown, count),
    // Where no site has used anything, all sites have the same weight.
    spotPrice: Float64Array.from({ length: count }, (_, row) => {
      const price = weighted(spotPrices, energies, row);
      const isIdle = energies.every((energy) => energy[row] === 0);
      return isIdle ? weighted(spotPrices, counts, row) : price;
    }),
    temperature: Float64Array.from({ length: count }, (_, row) => weighted(temperatures, counts, row)),
  };
}
