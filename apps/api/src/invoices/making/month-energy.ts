import { dayOf, type Day } from '@vinrod/locale/day';
import type { PriceBook } from '../../energy/cost/price-book.ts';
import { missingValue, type MeterDay } from '../../energy/meter-day/meter-day.ts';
import type { Period } from '../../energy/period.ts';
import type { WattHours } from '../../quantities/quantities.ts';

/** A site's energy in the period of an invoice. */
export interface SiteEnergy {
  /** Sum of the existing values, Wh. */
  readonly wh: WattHours;
  /** Mean spot price weighted by the energy of each hour, ten-thousandths of öre/kWh; null without energy. */
  readonly weightedPrice: number | null;
}

/** First day whose prices were set by quarter instead of by hour (domain.md 2.1). */
export const firstQuarterPriceDay: Day = dayOf(2025, 10, 1);

/** Ten-thousandths of öre/kWh in one öre/MWh. */
const priceUnitsPerOrePerMwh = 10;

function spotPricesOf(prices: PriceBook, priceArea: string, day: Day): Float64Array {
  const found = prices.spotPrices(priceArea, day);
  if (found === undefined) throw new RangeError(`No spot price of ${priceArea} for day ${day}.`);
  return found;
}

/**
 * Mean of the spot prices of all hours of a period, in ten-thousandths of öre/kWh.
 * @throws {RangeError} when the prices of a day are not known
 */
export function meanPrice(prices: PriceBook, priceArea: string, period: Period): number {
  let sum = 0;
  let hours = 0;
  for (let day = period.first; day <= period.last; day += 1) {
    const ofDay = spotPricesOf(prices, priceArea, day);
    for (const price of ofDay) sum += price;
    hours += ofDay.length;
  }
  return Math.round((sum / hours) * priceUnitsPerOrePerMwh);
}

/**
 * Adds up the days of a site and weights the spot prices by the energy of each hour. Exact: sums are whole numbers,
 * below
 * 2^53 up to 90 GWh at 100 öre/kWh.
 * @throws {RangeError} when the prices of a day with values are not known
 */
export function siteEnergy(days: readonly MeterDay[], priceArea: string, prices: PriceBook): SiteEnergy {
  let wh = 0;
  let weighted = 0;
  for (const meterDay of days) {
    const ofDay = spotPricesOf(prices, priceArea, meterDay.day);
    const stepsPerHour = meterDay.resolution === 'quarter' ? 4 : 1;
    for (let step = 0; step < meterDay.wh.length; step += 1) {
      const energy = meterDay.wh[step] ?? missingValue;
      if (energy === missingValue) continue;
      wh += energy;
      weighted += energy * (ofDay[Math.floor(step / stepsPerHour)] ?? Number.NaN);
    }
  }
  const weightedPrice = wh === 0 ? null : Math.round((weighted / wh) * priceUnitsPerOrePerMwh);
  return { wh, weightedPrice };
}
