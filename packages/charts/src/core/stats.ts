import { cached } from './cached.ts';
import { qualityCounts, type QualityCounts } from './quality.ts';
import { valueAt, type Numbers } from './typed-array.ts';

/** Statistics of values. Indices are -1 and figures NaN when no value exists. */
export interface ValueStats {
  readonly sum: number;
  /** Mean of the values that exist. */
  readonly mean: number;
  readonly min: number;
  readonly minIndex: number;
  readonly max: number;
  readonly maxIndex: number;
  readonly count: number;
  readonly missing: number;
}

/** Statistics of a series. */
export interface SeriesStats extends ValueStats, QualityCounts {}

/**
 * Statistics of the values that exist; the first of several equal extremes counts. Cached, and first asked for when a
 * series is made, so that it is read through once: axis, legend, summary and table all need them.
 */
export const valueStatsOf: (values: Float64Array) => ValueStats = /* @__PURE__ */ cached((values) => {
  const { length } = values;
  let sum = 0;
  let missing = 0;
  let minIndex = -1;
  let maxIndex = -1;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i += 1) {
    const value = values[i] ?? 0;
    if (Number.isNaN(value)) {
      missing += 1;
      continue;
    }
    sum += value;
    if (value < min) {
      min = value;
      minIndex = i;
    }
    if (value > max) {
      max = value;
      maxIndex = i;
    }
  }
  const count = length - missing;
  if (count === 0) {
    const none = Number.NaN;
    return { sum: none, mean: none, min: none, max: none, minIndex, maxIndex, count, missing };
  }
  return { sum, mean: sum / count, min, max, minIndex, maxIndex, count, missing };
});

/** Values, and how each was obtained. */
interface Column {
  readonly values: Float64Array;
  readonly quality: Uint8Array;
}

/** Statistics of a series; both of its parts are cached. */
export function statsOf({ values, quality }: Column): SeriesStats {
  return { ...valueStatsOf(values), ...qualityCounts(quality) };
}

/** Indices of the values that exist, highest first; equal values keep their order in time. */
export function byValueDescending(values: Numbers): Int32Array {
  const present: number[] = [];
  for (let i = 0; i < values.length; i += 1) if (!Number.isNaN(valueAt(values, i))) present.push(i);
  return Int32Array.from(present.toSorted((a, b) => valueAt(values, b) - valueAt(values, a)));
}

/** Sum of the values that exist from `first` up to `end` (exclusive); 0 when none does. */
export function sumWithin(values: Float64Array, first = 0, end = values.length): number {
  return values.subarray(first, end).reduce((sum, value) => sum + (value || 0), 0);
}

/** Sum of the values that exist at one index of several columns; NaN when none does. */
export function sumAcross(columns: readonly Numbers[], index: number): number {
  let sum = Number.NaN;
  for (const column of columns) {
    const value = valueAt(column, index);
    if (!Number.isNaN(value)) sum = Number.isNaN(sum) ? value : sum + value;
  }
  return sum;
}

/**
 * Mean over a window centred on each value, of the values that exist in it; NaN where fewer than half do.
 * For smooth context lines only (last year's seven-day mean), never to reduce a series for drawing.
 */
export function centredMean(values: Numbers, window: number): Float64Array {
  const half = Math.floor(window / 2);
  return Float64Array.from({ length: values.length }, (_, centre) => {
    let sum = 0;
    let count = 0;
    for (let i = centre - half; i <= centre + half; i += 1) {
      const value = valueAt(values, i);
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return count * 2 > window ? sum / count : Number.NaN;
  });
}
