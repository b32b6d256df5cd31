import type { TimeScale } from '../core/scale/time-scale.ts';
import { valueAt } from '../core/typed-array.ts';

/** A stretch along the time axis, px. */
export interface Stretch {
  readonly x: number;
  readonly width: number;
}

/**
 * The stretches, within a range of steps, in which every column lacks values: from the last value before to the
 * first after. A gap at an edge of the plot starts or ends there.
 *
 * @param bandwidth - Length of the intervals that values hold for, px; a gap is then where none holds. 0 where a line
 * goes from value to value.
 */
export function commonGaps(
  starts: Float64Array,
  columns: readonly Float64Array[],
  x: TimeScale,
  [begin, end]: readonly [number, number],
  bandwidth = 0,
): Stretch[] {
  if (columns.length === 0) return [];
  const gaps: Stretch[] = [];
  const left = x.range[0];
  const right = x.range[1] + bandwidth;
  const isMissing = (i: number) => columns.every((values) => Number.isNaN(valueAt(values, i)));
  for (let i = begin; i < end; i += 1) {
    if (!isMissing(i)) continue;
    const first = i;
    while (i + 1 < end && isMissing(i + 1)) i += 1;
    const from = first === 0 ? left : x.toX(valueAt(starts, bandwidth > 0 ? first : first - 1));
    const to = i === starts.length - 1 ? right : x.toX(valueAt(starts, i + 1));
    const start = Math.max(left, from);
    const width = Math.min(right, to) - start;
    if (width > 0) gaps.push({ x: start, width });
  }
  return gaps;
}
