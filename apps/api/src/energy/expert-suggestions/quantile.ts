/**
 * The quantile of sorted values by nearest rank: at least `share` of them are as small or smaller.
 * @param values - at least one
 * @param share - above 0, at most 1
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no quantile of nothing.');
  return value;
}

/** Mean of at least one value. */
export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * The power that 95 % of the hours reach, which is the base load of the time report.
 * @param values - at least one
 */
export function baseLoad(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const value = sorted[Math.floor(sorted.length * 0.05)];
  if (value === undefined) throw new RangeError('There is no base load of nothing.');
  return value;
}
