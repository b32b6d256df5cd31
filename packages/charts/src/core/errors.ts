/**
 * Input that cannot be drawn truthfully: unsorted or duplicate times, infinite values, lists of unequal length.
 * The message names the series, the place and the value, for the developer.
 */
export class ChartDataError extends Error {
  override readonly name = 'ChartDataError';
}

/** A language that charts cannot speak: a tag that the browser does not know, or a text that is none. */
export class ChartLanguageError extends Error {
  override readonly name = 'ChartLanguageError';
}
