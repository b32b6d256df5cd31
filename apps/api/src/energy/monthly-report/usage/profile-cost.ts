import type { PriceBook } from '../../cost/price-book.ts';
import { hourTotals } from '../../sums/hour-totals.ts';
import type { StepSum } from '../../sums/step-sums.ts';
import type { WattHours } from '../../../quantities/quantities.ts';

/** Spot prices of consumption, öre/kWh excluding VAT and surcharge. */
export interface ProfileCost {
  /** Mean weighted by consumption. */
  readonly volumeWeighted: number;
  /** Unweighted mean of the hours; with several price areas, their means are weighted by consumption. */
  readonly areaAverage: number;
}

/** Öre/MWh in one öre/kWh. */
const orePerKwh = 1000;

interface AreaSums {
  wh: WattHours;
  whTimesPrice: number;
  hours: number;
  prices: number;
}

/** Adds a day of an area; false when an hour with energy has no price. */
function addDay(sums: AreaSums, wh: Float64Array, prices: Float64Array | undefined): boolean {
  for (let hour = 0; hour < wh.length; hour += 1) {
    const energy = wh[hour] ?? Number.NaN;
    if (Number.isNaN(energy)) continue;
    const price = prices?.[hour] ?? Number.NaN;
    if (Number.isNaN(price)) return false;
    sums.wh += energy;
    sums.whTimesPrice += energy * price;
    sums.hours += 1;
    sums.prices += price;
  }
  return true;
}

/**
 * The spot price per kWh of the actual consumption, and of flat use in the same hours. The difference is the profile
 * cost (profilkostnad, domain.md 2.1), which is zero for flat use.
 * @param byArea - sums by price area; null for sites whose area is unknown
 * @returns null when nothing was used or an hour with a value has no price
 */
export function profileCost(
  byArea: ReadonlyMap<string | null, readonly StepSum[]>,
  prices: PriceBook,
): ProfileCost | null {
  const areas: AreaSums[] = [];
  for (const [name, ofArea] of byArea) {
    const area = { wh: 0, whTimesPrice: 0, hours: 0, prices: 0 };
    areas.push(area);
    for (const [day, hours] of hourTotals(ofArea)) {
      if (!addDay(area, hours, name === null ? undefined : prices.spotPrices(name, day))) return null;
    }
  }
  let wh = 0;
  let whTimesPrice = 0;
  let whTimesMean = 0;
  for (const area of areas) {
    if (area.hours === 0) continue;
    wh += area.wh;
    whTimesPrice += area.whTimesPrice;
    whTimesMean += area.wh * (area.prices / area.hours);
  }
  if (wh === 0) return null;
  return { volumeWeighted: whTimesPrice / wh / orePerKwh, areaAverage: whTimesMean / wh / orePerKwh };
}
