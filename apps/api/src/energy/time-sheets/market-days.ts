import { sql } from 'kysely';
import type { Queries } from '../../store/index.ts';
import type { Day } from '@vinrod/locale/day';
import { hoursInDay } from '@vinrod/locale/clock';
import { formatTextArray, parseIntArray } from '../meter-day/array-text.ts';
import type { Period } from '../period.ts';
import { rowsInDay, type RowResolution } from './shown-day.ts';

/** Prices and temperatures of bidding areas, one value per row of a report. */
export interface MarketDays {
  /** öre/kWh excluding VAT; NaN where unknown. */
  spotPrices(priceArea: string, day: Day): Float64Array;
  /** °C; NaN where unknown. */
  temperatures(priceArea: string, day: Day): Float64Array;
}

interface MarketRow {
  price_area: string;
  day: Day;
  hours: string | null;
  quarters: string | null;
  deci_celsius: string | null;
}

/** Converts hourly or quarterly values to the rows of a day: repeated for shorter rows, averaged for longer ones. */
function inRows(
  values: Float64Array | null,
  day: Day,
  resolution: RowResolution,
  unit: number,
): Float64Array {
  const count = rowsInDay(day, resolution);
  if (values === null) return new Float64Array(count).fill(Number.NaN);
  if (count >= values.length) {
    const repeats = count / values.length;
    return Float64Array.from({ length: count }, (_, row) => (values[Math.floor(row / repeats)] ?? 0) / unit);
  }
  const perRow = values.length / count;
  return Float64Array.from({ length: count }, (_, row) => {
    const behind = values.subarray(row * perRow, (row + 1) * perRow);
    return behind.reduce((sum, value) => sum + value, 0) / perRow / unit;
  });
}

/** Reads prices and temperatures of a period. Quarter rows use quarterly prices where there are any. */
export async function readMarketDays(
  db: Queries,
  priceAreas: readonly string[],
  period: Period,
  resolution: RowResolution,
): Promise<MarketDays> {
  const areas = formatTextArray(priceAreas);
  const { rows } = await sql<MarketRow>`
    select price_area, day - date '1970-01-01' as day, ore_per_mwh::text as hours,
      quarter_ore_per_mwh::text as quarters, deci_celsius::text as deci_celsius
    from spot_price_day full join temperature_day using (price_area, day)
    where price_area = any(${areas}::text[])
      and day between date '1970-01-01' + ${period.first}::integer
        and date '1970-01-01' + ${period.last}::integer`.execute(db);
  const prices = new Map<string, Float64Array>();
  const temperatures = new Map<string, Float64Array>();
  for (const row of rows) {
    const key = `${row.price_area} ${row.day}`;
    const price = resolution === 'quarter' ? (row.quarters ?? row.hours) : row.hours;
    const parsed = price === null ? null : parseIntArray(price, Number.NaN);
    prices.set(key, inRows(parsed, row.day, resolution, 1000));
    const air = row.deci_celsius === null ? null : parseIntArray(row.deci_celsius, Number.NaN);
    temperatures.set(key, inRows(air, row.day, resolution, 10));
  }
  const unknown = (day: Day): Float64Array => inRows(null, day, resolution, 1);
  return {
    spotPrices: (area, day) => prices.get(`${area} ${day}`) ?? unknown(day),
    temperatures: (area, day) => temperatures.get(`${area} ${day}`) ?? unknown(day),
  };
}

/** Hourly prices of a day with a company's surcharge, öre/MWh; undefined when unknown. */
export function pricesWithSurcharge(
  spot: Float64Array | undefined,
  surcharge: number,
  day: Day,
): Float64Array | undefined {
  return spot?.length === hoursInDay(day) ? spot.map((price) => price + surcharge) : undefined;
}
