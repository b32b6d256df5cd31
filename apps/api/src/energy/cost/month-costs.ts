import { monthNumber, type Day } from '@vinrod/locale/day';
import { dayCostSek } from './day-cost.ts';
import type { PriceBook } from './price-book.ts';

/** Cost by month number, SEK excluding VAT; null when an hour with energy has no price. Omits months without energy. */
export type MonthCosts = ReadonlyMap<number, number | null>;

/** The sites that are priced together: those of a company in a price area. */
export interface Priced {
  readonly companyId: string;
  readonly priceArea: string | null;
}

/** Cost of the hours of a day; null when an hour with energy has no price. */
export function costOf(
  { companyId, priceArea }: Priced,
  day: Day,
  wh: Float64Array,
  prices: PriceBook,
): number | null {
  const spot = priceArea === null ? undefined : prices.spotPrices(priceArea, day);
  return spot === undefined ? null : dayCostSek(wh, spot, prices.surcharge(companyId, day));
}

/** Adds the cost of a day to its month. */
export function addToMonth(months: Map<number, number | null>, day: Day, cost: number | null): void {
  const month = monthNumber(day);
  const before = months.get(month);
  if (before === undefined) months.set(month, cost);
  else months.set(month, before === null || cost === null ? null : before + cost);
}

/** Sum of amounts; null when there are none, or one is unknown. */
export function sumOrNull(amounts: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = (sum ?? 0) + amount;
  }
  return sum;
}
