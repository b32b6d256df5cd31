import type { KilowattHours, Kronor } from '@vinrod/api-client';
import { changePercent } from '@vinrod/ui/format';

/** Sum of what is known; null when nothing is. A missing value is never counted as 0 among none. */
export function sumOf(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}

/** What a customer number's sums are made of. */
export interface Summed {
  readonly consumption_kwh: KilowattHours | null;
  readonly previous_year_kwh: KilowattHours | null;
  /** Null when the two years cannot be compared. */
  readonly change_percent: number | null;
  readonly cost_sek: Kronor | null;
}

/** The change of the sum from last year, in percent; null when one of the rows cannot be compared. */
export function changeOfSum(rows: readonly Summed[]): number | null {
  if (rows.some((row) => row.change_percent === null)) return null;
  return changePercent(
    sumOf(rows.map((row) => row.previous_year_kwh)),
    sumOf(rows.map((row) => row.consumption_kwh)),
  );
}

/** The mean price of the sum, öre/kWh; null when a row lacks its cost or its consumption. */
export function priceOfSum(rows: readonly Summed[]): number | null {
  if (rows.some((row) => row.cost_sek === null || row.consumption_kwh === null)) return null;
  const kwh = sumOf(rows.map((row) => row.consumption_kwh));
  const sek = sumOf(rows.map((row) => row.cost_sek));
  return sek === null || kwh === null || kwh === 0 ? null : (sek * 100) / kwh;
}
