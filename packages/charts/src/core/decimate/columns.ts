import { firstNotBefore } from '../bisect.ts';
import type { TimeScale } from '../scale/time-scale.ts';

/**
 * First sample of each pixel column, and the end of the last as the last entry: column `c` holds the samples
 * from `bounds[c]` up to `bounds[c + 1]`. One bisection per column, shared by every series with the same times.
 *
 * @param range First sample and the one after the last; all when left out. Samples outside the scale belong to
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
  bounds[0] = start;
  for (let column = 1; column < count; column += 1) {
    let first = Math.min(end, Math.max(start, firstNotBefore(starts, x.toTime(left + column))));
    while (first > start && x.toX(starts[first - 1] ?? 0) >= left + column) first -= 1;
    while (first < end && x.toX(starts[first] ?? 0) < left + column) first += 1;
    bounds[column] = first;
  }
  bounds[count] = end;
  return bounds;
}
