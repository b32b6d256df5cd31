import { ChartDataError } from './errors.ts';

/** How far the sum of individually rounded parts may be from 100 %, percentage points. */
export const shareTolerance = 0.05;

/**
 * Checks parts of a whole: finite and not negative.
 *
 * @returns Their sum; NaN when there are none or all are zero.
 * @throws {ChartDataError} for a part that is negative or not finite.
 */
export function checkShares(parts: readonly { readonly label: string; readonly value: number }[]): number {
  if (parts.length === 0) return Number.NaN;
  let sum = 0;
  for (const { label, value } of parts) {
    if (!Number.isFinite(value)) {
      throw new ChartDataError(`Part ${label} is ${value}: a whole cannot be made of it.`);
    }
    if (value < 0) throw new ChartDataError(`Part ${label} is ${value}: a part cannot be less than nothing.`);
    sum += value;
  }
  return sum > 0 ? sum : Number.NaN;
}

/**
 * Shares in percent, rounded so that they add up to exactly 100 (largest remainders first, ties in order).
 *
 * @param decimals - Decimals of a percent.
 */
export function roundedShares(values: readonly number[], decimals: number): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (!(sum > 0)) return values.map(() => Number.NaN);
  const whole = 100 * 10 ** decimals;
  const exact = values.map((value) => (value / sum) * whole);
  const floors = exact.map((value) => Math.floor(value + 1e-9));
  const rest = whole - floors.reduce((total, value) => total + value, 0);
  const byRemainder = exact
    .map((value, i) => ({ i, remainder: value - (floors[i] ?? 0) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.i - b.i);
  const raised = new Set(byRemainder.slice(0, rest).map(({ i }) => i));
  return floors.map((floor, i) => (floor + (raised.has(i) ? 1 : 0)) / 10 ** decimals);
}
