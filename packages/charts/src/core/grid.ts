import { ChartDataError } from './errors.ts';
import { quality, type TimeSeries } from './series.ts';
import { isEveryStep, stepStarts } from './time/steps.ts';
import { valueAt } from './typed-array.ts';

/** Values and qualities on the steps of a grid. */
export type GridColumn = Pick<TimeSeries, 'values' | 'quality'>;

/** Series on a common sequence of steps, so that an index means the same time in all of them. */
export interface TimeGrid {
  readonly step: TimeSeries['step'];
  /** Starts of the steps, UTC ms; empty when no series has a value. */
  readonly starts: Float64Array;
  /** One column per series, in their order. */
  readonly columns: readonly GridColumn[];
}

function place(series: TimeSeries, starts: Float64Array, name: string): GridColumn {
  const values = new Float64Array(starts.length).fill(Number.NaN);
  const qualities = new Uint8Array(starts.length).fill(quality.missing);
  let next = 0;
  for (let i = 0; i < starts.length && next < series.starts.length; i += 1) {
    if (starts[i] !== series.starts[next]) continue;
    values[i] = valueAt(series.values, next);
    qualities[i] = series.quality[next] ?? quality.measured;
    next += 1;
  }
  if (next < series.starts.length) {
    const time = new Date(valueAt(series.starts, next)).toISOString();
    throw new ChartDataError(`Time ${time} of ${name} is not the start of a ${series.step}.`);
  }
  return { values, quality: qualities };
}

/**
 * Puts series on every step from their earliest time to their latest. Steps that a series lacks are missing in
 * its column.
 *
 * @param names - How error messages name the series, in their order.
 * @throws {ChartDataError} when the series have different steps, or a time is not the start of a step.
 */
export function timeGrid(series: readonly TimeSeries[], names: readonly string[] = []): TimeGrid {
  const step = series[0]?.step ?? 'hour';
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const [i, one] of series.entries()) {
    if (one.step !== step) {
      throw new ChartDataError(`${names[i] ?? `Series ${i}`} has step ${one.step}, the first has ${step}.`);
    }
    if (one.starts.length === 0) continue;
    from = Math.min(from, valueAt(one.starts, 0));
    to = Math.max(to, valueAt(one.starts, one.starts.length - 1));
  }
  const hasSteps = from <= to;
  // Series usually share their times: each distinct array is read once, and the first complete one is reused.
  const whole = new Set(
    [...new Set(series.map((one) => one.starts))].filter(
      (starts) => hasSteps && isEveryStep(starts, step, from, to),
    ),
  );
  const [starts = hasSteps ? stepStarts(step, from, to) : new Float64Array(0)] = whole;
  return {
    step,
    starts,
    columns: series.map((one, i) =>
      whole.has(one.starts) ? one : place(one, starts, names[i] ?? `series ${i}`),
    ),
  };
}
