/** Sum of what is known; null when nothing is. A missing value is never counted as 0 among none. */
export function sumOf(values: Iterable<number | null>): number | null {
  let sum: number | null = null;
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value;
  return sum;
}
