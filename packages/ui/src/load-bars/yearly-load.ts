/** A year of load for illustrations: a site's days from winter through summer to winter. */
export interface YearlyLoadOptions {
  /** Number of days drawn; the year is spread over them. */
  readonly count: number;
  /** The same seed gives the same picture. @default 1 */
  readonly seed?: number;
  /** Largest deviation of a day from the curve, 0-1. @default 0.16 */
  readonly spread?: number;
}

const lowestShare = 0.28;
const coldestDay = 0.06;
const weekendShare = 0.82;

/** Small deterministic generator (mulberry32); values from 0 to below 1. */
function generator(seed: number): () => number {
  let state = Math.trunc(seed) + 0x6d2b79f5;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Heights of bars, 0-1: high in winter, low in summer, two of seven lower. */
export function yearlyLoad({ count, seed = 1, spread = 0.16 }: YearlyLoadOptions): readonly number[] {
  const random = generator(seed);
  return Array.from({ length: count }, (_, day) => {
    const season = (1 + Math.cos(2 * Math.PI * (day / count - coldestDay))) / 2;
    const curve = lowestShare + (1 - lowestShare) * season;
    const weekday = day % 7 < 5 ? 1 : weekendShare;
    const noise = 1 - spread * random();
    return Math.min(1, Math.max(0.05, curve * weekday * noise));
  });
}
