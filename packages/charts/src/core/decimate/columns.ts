import { firstNotBefore } from '../bisect.ts';
import type { TimeScale } from '../scale/time-scale.ts';

/**
 * First sample of each pixel column, and the number of samples as the last entry: column `c` holds the
 * samples from `bounds[c]` up to `bounds[c + 1]`. One bisection per column, shared by every series with the
 * same times.
 */
export function pixelColumns(starts: Float64Array, x: TimeScale): Int32Array {
  const [left, right] = x.range;
  const count = Math.max(1, Math.ceil(right - left) + 1);
  const bounds = new Int32Array(count + 1);
  for (let column = 1; column < count; column += 1) {
    let first = firstNotBefore(starts, x.toTime(left + column));
    while (first > 0 && x.toX(starts[first - 1] ?? 0) >= left + column) first -= 1;
    while (first < starts.length && x.toX(starts[first] ?? 0) < left + column) first += 1;
    bounds[column] = first;
  }
  bounds[count] = starts.length;
  return bounds;
}
