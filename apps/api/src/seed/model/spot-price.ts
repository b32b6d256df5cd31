import { dayOf, weekdayOf, type Day } from '@vinrod/locale/day';
import { clockHour, hoursInDay } from '@vinrod/locale/clock';
import { dayKindOf } from './day-kind.ts';
import { chance, drift, jitter, seedOf } from './random.ts';
import type { DayWeather, PriceArea } from './weather.ts';

interface PriceLevel {
  /** Price of a mild, calm workday hour in öre/kWh. */
  readonly usual: number;
  /** How much cold, calm days raise the price. */
  readonly tension: number;
  /** How much midday sun (here and on the continent) lowers the price. */
  readonly solar: number;
}

/** Made-up levels, ordered like the Swedish areas in recent years: cheap in the north, expensive in the south. */
const levels: Readonly<Record<PriceArea, PriceLevel>> = {
  SE1: { usual: 26, tension: 0.55, solar: 8 },
  SE2: { usual: 28, tension: 0.6, solar: 9 },
  SE3: { usual: 52, tension: 1, solar: 28 },
  SE4: { usual: 66, tension: 1.15, solar: 40 },
};

/** Share of the day's level per clock hour on workdays: peaks at breakfast and dinner. */
const workdayCurve: readonly number[] = [
  0.7, 0.66, 0.64, 0.64, 0.68, 0.8, 1.02, 1.26, 1.34, 1.24, 1.12, 1.06, 1.02, 0.99, 0.98, 1.02, 1.12, 1.3,
  1.38, 1.3, 1.14, 1, 0.88, 0.78,
];

const spotPriceSeed = seedOf('spot price');
const spikeChance = 0.012;

/**
 * Day-ahead prices of an area in öre per MWh (1 000 öre/MWh = 1 öre/kWh), one per hour of the local day: 23, 24 or 25
 * values. Windy summer noons can be negative.
 */
export function spotPriceDay(area: PriceArea, day: Day, weather: DayWeather): Int32Array {
  const { usual, tension, solar } = levels[area];
  const seed = spotPriceSeed ^ seedOf(area);
  const cold = Math.max(0, 8 - weather.mean) / 18;
  const calm = 1.25 - weather.wind;
  const week = 1 + 0.22 * drift(spotPriceSeed, day / 14) + 0.1 * drift(seed, day / 3);
  const level = usual * week * (0.45 + 0.6 * calm) * (0.8 + tension * cold);
  const quiet = dayKindOf(day) === 'workday' ? 1 : 0.82;
  const spiking = chance(spotPriceSeed ^ 9, day) < spikeChance * (1 + 3 * cold) && weekdayOf(day) < 6;
  const prices = new Int32Array(hoursInDay(day));
  for (let index = 0; index < prices.length; index += 1) {
    const hour = clockHour(day, index);
    const curve = 1 + ((workdayCurve[hour] ?? 1) - 1) * quiet;
    const pressed = solar * (weather.sun[hour] ?? 0) * (0.6 + 0.8 * weather.wind);
    const spike = spiking && curve > 1.2 ? 2.6 + 1.4 * chance(spotPriceSeed ^ 10, day) : 1;
    const price = level * curve * quiet * spike - pressed + 1.5 * jitter(seed ^ 11, day * 100 + index);
    prices[index] = Math.round(Math.max(-6, price) * 1000);
  }
  return prices;
}

/** The first day with quarter-hour prices on the Nordic exchange (domain.md 2.1). */
export const firstQuarterPrices: Day = dayOf(2025, 10, 1);

/**
 * Day-ahead prices by quarter in öre per MWh: 92, 96 or 100 values that slope towards the neighbouring hours. The mean
 * of
 * an hour's quarters is exactly its price.
 * @param hours - prices of the day by hour, see {@link spotPriceDay}
 */
export function spotPriceQuarters(area: PriceArea, day: Day, hours: Int32Array): Int32Array {
  const seed = spotPriceSeed ^ seedOf(`${area} quarters`);
  const quarters = new Int32Array(hours.length * 4);
  hours.forEach((price, hour) => {
    const rise = (hours[hour + 1] ?? price) - (hours[hour - 1] ?? price);
    const lean = Math.round(rise / 16);
    const bend = Math.round(600 * jitter(seed, day * 100 + hour));
    quarters.set(
      [price - 3 * lean + bend, price - lean - bend, price + lean - bend, price + 3 * lean + bend],
      hour * 4,
    );
  });
  return quarters;
}
