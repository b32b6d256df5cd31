import { quality, type TimeSeries } from './series.ts';

/** Several steps of a series as one value. */
export interface Aggregate {
  /** Sum or mean of the values that exist; NaN when none does. */
  readonly value: number;
  readonly missing: number;
  readonly estimated: number;
  /** Steps with a part missing. */
  readonly incomplete: number;
}

/**
 * Aggregates the steps from `first` up to `end` (exclusive) for a coarser level of the cursor. Never for drawing:
 * a mean hides the peaks.
 *
 * @param isSummed - Whether values add up (energy); otherwise only their mean is meaningful (prices, temperatures).
 */
export function aggregate(
  { values, quality: qualities }: Pick<TimeSeries, 'values'> & Partial<Pick<TimeSeries, 'quality'>>,
  first: number,
  end: number,
  isSummed: boolean,
): Aggregate {
  let sum = 0;
  let count = 0;
  let estimated = 0;
  let incomplete = 0;
  // Without calls: a month of quarters in ten series is 30 000 values, read when the chart is mounted.
  for (let i = first; i < end; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    count += 1;
    const one = qualities?.[i];
    if (one === quality.estimated) estimated += 1;
    else if (one === quality.incomplete) incomplete += 1;
  }
  const value = count === 0 ? Number.NaN : isSummed ? sum : sum / count;
  return { value, missing: end - first - count, estimated, incomplete };
}
