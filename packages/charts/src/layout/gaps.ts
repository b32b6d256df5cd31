import type { TimeScale } from '../core/scale/time-scale.ts';
import { valueAt } from '../core/typed-array.ts';

/** A stretch along the time axis, px. */
export interface Stretch {
  readonly x: number;
  readonly width: number;
}

/**
 * The stretches in which every column lacks values, from the last value before to the first after. At an edge
 * of the plot a gap starts or ends there.
 */
export function commonGaps(starts: Float64Array, columns: readonly Float64Array[], x: TimeScale): Stretch[] {
  if (columns.length === 0) return [];
  const gaps: Stretch[] = [];
  const [left, right] = x.range;
  const isMissing = (i: number) => columns.every((values) => Number.isNaN(valueAt(values, i)));
  for (let i = 0; i < starts.length; i += 1) {
    if (!isMissing(i)) continue;
    const first = i;
    while (i + 1 < starts.length && isMissing(i + 1)) i += 1;
    const from = first === 0 ? left : x.toX(valueAt(starts, first - 1));
    const to = i === starts.length - 1 ? right : x.toX(valueAt(starts, i + 1));
    gaps.push({ x: from, width: to - from });
  }
  return gaps;
}
