/** Shares of the bar's width, 0–1, drawn from the start. */
export interface BarShares {
  /** The part up to the mark. */
  readonly within: number;
  /** The part beyond the mark. */
  readonly beyond: number;
  /** Position of the mark. */
  readonly mark: number;
}

/**
 * Scales a value and its mark to a bar that ends slightly beyond the mark, so that an excess is visible.
 * @param value - measured value, at least 0
 * @param limit - reference value, above 0
 * @param end - the largest value that fits; at least the limit
 */
export function barShares(value: number, limit: number, end: number): BarShares {
  const length = Math.max(end, limit, Number.MIN_VALUE);
  const share = (amount: number): number => Math.min(1, Math.max(0, amount / length));
  const within = share(Math.min(value, limit));
  return { within, beyond: share(value) - within, mark: share(limit) };
}
