import { firstNotBefore } from '../bisect.ts';
import type { TimeScale } from '../scale/time-scale.ts';
import { evenStep } from '../time/even-step.ts';

/** Finds the first time at or after an instant: by calculation if times are evenly spaced, otherwise by bisection. */
function finder(starts: Float64Array): (instant: number) => number {
  const step = evenStep(starts);
  const [first = 0] = starts;
  return (instant) => (step === null ? firstNotBefore(starts, instant) : Math.ceil((instant - first) / step));
}

/**
 * First sample of each pixel column, and the end of the last as the last entry: column `c` holds the samples
 * from `bounds[c]` up to `bounds[c + 1]`. One search per column, shared by every series with the same times.
 *
 * @param range - First sample and the one after the last; all when left out. Samples outside the scale belong to
 * the outermost columns.
 */
export function pixelColumns(
  starts: Float64Array,
  x: TimeScale,
  [start, end]: readonly [number, number] = [0, starts.length],
): Int32Array {
  const [left, right] = x.range;
  const count = Math.max(1, Math.ceil(right - left) + 1);
  const bounds = new Int32Array(count + 1);
  const find = finder(starts);
  bounds[0] = start;
  for (let column = 1; column < count; column += 1) {
    let first = Math.min(end, Math.max(start, find(x.toTime(left + column))));
    while (first > start && x.toX(starts[first - 1] ?? 0) >= left + column) first -= 1;
    while (first < end && x.toX(starts[first] ?? 0) < left + column) first += 1;
    bounds[column] = first;
  }
  bounds[count] = end;
  return bounds;
}
