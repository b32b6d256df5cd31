import { selectAll, selectColumns, selectionCapacity } from './m4.ts';

/** Samples per px column above which reducing pays off: a column keeps four at most. */
const denseFrom = 2;

/** Whether there are so many samples that a line through all of them draws most pixels more than once. */
export function isDense(sampleCount: number, width: number): boolean {
  return sampleCount > denseFrom * Math.max(1, width);
}

/** Selects samples of many series into one reused buffer. */
export interface Selector {
  /**
   * Indices of the samples to draw, with `penUp` at gaps. The array is a view of a shared buffer: read it
   * before the next call.
   */
  select(
    values: Float64Array,
    bounds: Int32Array | null,
    range?: readonly [first: number, end: number],
  ): Int32Array;
}

/** Makes a selector whose buffer grows to the longest series it has seen. */
export function createSelector(): Selector {
  let buffer = new Int32Array(0);
  return {
    select(values, bounds, range) {
      const capacity = selectionCapacity(values.length);
      if (buffer.length < capacity) buffer = new Int32Array(capacity);
      const count = bounds ? selectColumns(values, bounds, buffer) : selectAll(values, buffer, range);
      return buffer.subarray(0, count);
    },
  };
}
