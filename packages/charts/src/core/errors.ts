/**
 * Input that cannot be drawn truthfully: unsorted or duplicate times, infinite values, lists of unequal length.
 * The message names the series, the place and the value, for the developer.
 */
export class ChartDataError extends Error {
  override readonly name = 'ChartDataError';
}
