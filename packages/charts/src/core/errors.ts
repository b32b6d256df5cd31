/**
 * Input that no truthful picture can be drawn from: unsorted or duplicate times, infinite values, lists of
 * unequal length. The message names the series, the place and the value, for the developer who sees it.
 */
export class ChartDataError extends Error {
  override readonly name = 'ChartDataError';
}
