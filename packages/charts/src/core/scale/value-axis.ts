import { nice, ticks } from 'd3-array';

/** Ends of an axis, and the round values on it. */
export interface ValueAxis {
  readonly domain: readonly [bottom: number, top: number];
  /** Lowest first; 0 is always one of them. */
  readonly ticks: readonly number[];
}

/** Distance between two ticks that an axis asks for, px; they may be closer, since steps are round. */
export const pxPerTick = 60;
const mostEmpty = 0.2;
const [fewestTicks, mostTicks] = [3, 8];

/** Divides by powers of ten below 1, since 3 · 0.1 is not 0.3. */
function timesPowerOfTen(value: number, power: number): number {
  return power < 0 ? value / 10 ** -power : value * 10 ** power;
}

function lengthOf({ domain: [from, to] }: ValueAxis): number {
  return to - from;
}

/** The shortest axis of round steps; of two as short, the one with fewer ticks. Null when none has room for its ticks. */
function tightestAxis(lowest: number, highest: number, mostSteps: number): ValueAxis | null {
  const largest = Math.floor(Math.log10(highest - lowest));
  let tightest: ValueAxis | null = null;
  // From few ticks to many.
  for (const power of [largest, largest - 1]) {
    // 4 gives the ends 1 600 and 2 800, which 1, 2 and 5 have only with many ticks.
    for (const digit of [5, 4, 2, 1]) {
      const step = timesPowerOfTen(digit, power);
      const first = Math.floor(lowest / step);
      const count = Math.ceil(highest / step) - first + 1;
      if (!(count >= fewestTicks && count <= Math.min(mostTicks, mostSteps + 1))) continue;
      const at = Array.from({ length: count }, (_, i) => timesPowerOfTen((first + i) * digit, power));
      const axis: ValueAxis = { domain: [at[0] ?? 0, at.at(-1) ?? 0], ticks: at };
      if (Number.isFinite(lengthOf(axis)) && (!tightest || lengthOf(axis) < lengthOf(tightest)))
        tightest = axis;
    }
  }
  return tightest;
}

/**
 * Round ends and round values for an axis. Usually those of d3; where they leave more than a fifth of the axis empty
 * (2 000 for 1 518), steps of 1, 2, 4 or 5 that end closer to the values (1 600).
 *
 * @param lowest - At most 0.
 * @param highest - At least 0.
 * @param height - Length of the axis, px.
 * @param leastBetween - Least distance between two ticks that are closer than those of d3, px.
 */
export function valueAxis(lowest: number, highest: number, height: number, leastBetween = 32): ValueAxis {
  const count = Math.max(2, Math.round(Math.max(0, height) / pxPerTick));
  const domain = nice(lowest, lowest === highest ? 1 : highest, count);
  const usual = { domain, ticks: ticks(...domain, count) };
  const isFull = highest - lowest >= lengthOf(usual) * (1 - mostEmpty);
  if (isFull || lowest === highest) return usual;
  const tightest = tightestAxis(lowest, highest, height / leastBetween);
  return tightest && lengthOf(tightest) < lengthOf(usual) ? tightest : usual;
}
