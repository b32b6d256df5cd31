/** Maps instants to px: linear in UTC ms, so that a 25-hour day is 25 hours wide. */
export interface TimeScale {
  /** First and last instant, UTC ms. */
  readonly domain: readonly [from: number, to: number];
  /** Left and right edge, px. */
  readonly range: readonly [left: number, right: number];
  /** px per ms. */
  readonly perMs: number;
  /** Position of an instant, px. */
  toX(instant: number): number;
  /** Instant at a position, UTC ms. */
  toTime(x: number): number;
}

/**
 * Makes a time scale. A domain without extent (a single value) maps to the middle of the range; a range
 * without extent (zero width, not laid out yet) maps everything to its left edge.
 */
export function timeScale(
  domain: readonly [from: number, to: number],
  range: readonly [left: number, right: number],
): TimeScale {
  const [from, to] = domain;
  const [left, right] = range;
  const width = Math.max(0, right - left);
  const extent = to - from;
  const perMs = extent > 0 ? width / extent : 0;
  const origin = extent > 0 ? left : left + width / 2;
  return {
    domain,
    range,
    perMs,
    toX: (instant) => origin + (instant - from) * perMs,
    toTime: (x) => (perMs > 0 ? from + (x - left) / perMs : from),
  };
}
