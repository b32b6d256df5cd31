import { quality, type TimeSeries } from './series.ts';
import { valueAt, type Numbers } from './typed-array.ts';

/** What a series comes to. Indices are -1 and figures NaN when no value exists. */
export interface SeriesStats {
  readonly sum: number;
  /** Mean of the values that exist. */
  readonly mean: number;
  readonly min: number;
  readonly minIndex: number;
  readonly max: number;
  readonly maxIndex: number;
  readonly count: number;
  readonly missing: number;
  readonly estimated: number;
  /** Values of which a part is missing. */
  readonly incomplete: number;
}

const known = new WeakMap<Float64Array, { readonly quality: Uint8Array; readonly stats: SeriesStats }>();

/**
 * Sums up the values that exist; the first of several equal extremes counts. Remembered per series, since axis,
 * legend, summary and table all ask: series are never changed in place.
 */
export function statsOf(series: Pick<TimeSeries, 'values' | 'quality'>): SeriesStats {
  const cached = known.get(series.values);
  if (cached?.quality === series.quality) return cached.stats;
  const stats = computeStats(series);
  known.set(series.values, { quality: series.quality, stats });
  return stats;
}

function computeStats(series: Pick<TimeSeries, 'values' | 'quality'>): SeriesStats {
  const { values } = series;
  let sum = 0;
  let count = 0;
  let estimated = 0;
  let incomplete = 0;
  let minIndex = -1;
  let maxIndex = -1;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
    if (series.quality[i] === quality.estimated) estimated += 1;
    else if (series.quality[i] === quality.incomplete) incomplete += 1;
    if (value < min) {
      min = value;
      minIndex = i;
    }
    if (value > max) {
      max = value;
      maxIndex = i;
    }
  }
  const missing = values.length - count;
  if (count === 0) {
    const none = Number.NaN;
    const nothing = { sum: none, mean: none, min: none, max: none };
    return { ...nothing, minIndex, maxIndex, count, missing, estimated, incomplete };
  }
  return { sum, mean: sum / count, min, max, minIndex, maxIndex, count, missing, estimated, incomplete };
}

/** Indices of the values that exist, highest first; equal values keep their order in time. */
export function byValueDescending(values: Numbers): Int32Array {
  const present: number[] = [];
  for (let i = 0; i < values.length; i += 1) if (!Number.isNaN(valueAt(values, i))) present.push(i);
  return Int32Array.from(present.toSorted((a, b) => valueAt(values, b) - valueAt(values, a)));
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
 * For calm context lines only (last year's seven-day mean), never to reduce a series for drawing.
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
