/** Sum of the known values; null when there are none. A missing value never counts as 0. */
export function sumOf(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}
