import { bisectCenter, bisectLeft } from 'd3-array';

/** Index of the first time at or after an instant; the length of the array when all are earlier. */
export function firstNotBefore(starts: Float64Array, instant: number): number {
  return bisectLeft(starts, instant);
}

/** Index of the time closest to an instant; -1 in an empty array. */
export function closestTo(starts: Float64Array, instant: number): number {
  return starts.length === 0 ? -1 : bisectCenter(starts, instant);
}
