import { ChartDataError } from './errors.ts';
import { allMeasured, quality } from './quality.ts';
import { valueStatsOf } from './stats.ts';
import { evenStep } from './time/even-step.ts';
import { stepStarts, type StepKind } from './time/steps.ts';
import { float64, valueAt } from './typed-array.ts';

export { quality, type QualityName } from './quality.ts';

/** A metered series: columns, never one object per point. All three arrays have the same length. */
export interface TimeSeries {
  readonly step: StepKind;
  /** Starts of the intervals, UTC ms, strictly rising. */
  readonly starts: Float64Array;
  /** One value per interval in the unit of the chart; NaN is missing, never 0. */
  readonly values: Float64Array;
  /** One of {@link quality} per interval. */
  readonly quality: Uint8Array;
}

/** Columns to make a series from. Typed arrays are kept as they are and must not be changed afterwards. */
export interface SeriesColumns {
  readonly step: StepKind;
  readonly starts: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  /** All measured when left out. */
  readonly quality?: ArrayLike<number>;
  /** How error messages name the series. */
  readonly name?: string;
}

function at(index: number, name: string): string {
  return `at index ${index} of ${name}`;
}

function checkTimes(starts: Float64Array, name: string): void {
  if (evenStep(starts) !== null) return;
  let previous = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < starts.length; i += 1) {
    const start = valueAt(starts, i);
    if (!Number.isFinite(start)) throw new ChartDataError(`Time ${start} ${at(i, name)} is not an instant.`);
    if (start === previous) {
      throw new ChartDataError(`Time ${new Date(start).toISOString()} ${at(i, name)} occurs twice.`);
    }
    if (start < previous) {
      throw new ChartDataError(
        `Times must rise: ${new Date(start).toISOString()} ${at(i, name)} comes before the one in front of it.`,
      );
    }
    previous = start;
  }
}

/**
 * Makes a series after checking that it can be drawn truthfully.
 *
 * @throws {ChartDataError} when lengths differ, a time is not finite, times do not rise strictly, or a value is
 * infinite.
 */
export function createSeries(columns: SeriesColumns): TimeSeries {
  const name = columns.name ?? 'the series';
  const starts = float64(columns.starts);
  const values = float64(columns.values);
  const given = columns.quality;
  if (starts.length !== values.length || (given && given.length !== values.length)) {
    throw new ChartDataError(
      `Columns of ${name} differ in length: ${starts.length} times, ${values.length} values, ${(given ?? values).length} qualities.`,
    );
  }
  checkTimes(starts, name);
  const { minIndex, maxIndex, missing } = valueStatsOf(values);
  for (const index of [minIndex, maxIndex]) {
    const value = values[index] ?? 0;
    if (!Number.isFinite(value)) throw new ChartDataError(`Value ${value} ${at(index, name)} is infinite.`);
  }
  if (!given && missing === 0) {
    return { step: columns.step, starts, values, quality: allMeasured(values.length) };
  }
  const qualities = given ? new Uint8Array(given) : new Uint8Array(values.length);
  for (let i = 0; i < values.length; i += 1) {
    if (Number.isNaN(valueAt(values, i))) qualities[i] = quality.missing;
  }
  return { step: columns.step, starts, values, quality: qualities };
}

/**
 * Puts values on every step between the first and the last of their times; a step without a value becomes a
 * gap.
 *
 * @throws {ChartDataError} when a time is not the start of a step.
 */
export function fillSteps(series: TimeSeries, name = 'the series'): TimeSeries {
  const { step, starts } = series;
  if (starts.length < 2) return series;
  const all = stepStarts(step, valueAt(starts, 0), valueAt(starts, starts.length - 1));
  const values = new Float64Array(all.length).fill(Number.NaN);
  const qualities = new Uint8Array(all.length).fill(quality.missing);
  let next = 0;
  for (let i = 0; i < all.length && next < starts.length; i += 1) {
    if (all[i] !== starts[next]) continue;
    values[i] = valueAt(series.values, next);
    qualities[i] = series.quality[next] ?? quality.measured;
    next += 1;
  }
  if (next < starts.length) {
    const off = new Date(valueAt(starts, next)).toISOString();
    throw new ChartDataError(`Time ${off} ${at(next, name)} is not the start of a ${step}.`);
  }
  return { step, starts: all, values, quality: qualities };
}
