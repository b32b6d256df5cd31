import { ChartDataError } from '../core/errors.ts';
import { byValueDescending, statsOf } from '../core/stats.ts';
import type { TimeSeries } from '../core/series.ts';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';

/** Values in order of size, each with its time. */
export interface DurationModel {
  readonly step: StepKind;
  /** Highest first. */
  readonly values: Float64Array;
  /** Start of the step that each value belongs to, UTC ms. */
  readonly times: Float64Array;
  readonly quality: Uint8Array;
  /** Steps without a value; they are not on the curve. */
  readonly missing: number;
  readonly estimated: number;
  /** Steps of which a part is missing; they are on the curve as they are. */
  readonly incomplete: number;
}

/** Sorts a series by value; equal values keep their order in time. */
export function durationModel(data: TimeSeries): DurationModel {
  const order = byValueDescending(data.values);
  const { missing, estimated, incomplete } = statsOf(data);
  return {
    step: data.step,
    values: Float64Array.from(order, (i) => valueAt(data.values, i)),
    times: Float64Array.from(order, (i) => valueAt(data.starts, i)),
    quality: Uint8Array.from(order, (i) => data.quality[i] ?? 0),
    missing,
    estimated,
    incomplete,
  };
}

/** Number of values over a level; the index of the first at or below it. */
export function countOver(values: Float64Array, level: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (valueAt(values, middle) > level) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * A subscribed power.
 *
 * @throws {ChartDataError} when it is no finite number.
 */
export function checkLevel(level: number | undefined): number | null {
  if (level === undefined) return null;
  if (Number.isFinite(level)) return level;
  throw new ChartDataError(`The subscribed power ${level} cannot be drawn.`);
}

/** The value that is reached or exceeded during a share of the time; NaN without values. */
export function valueAtShare(values: Float64Array, share: number): number {
  return valueAt(values, Math.min(values.length - 1, Math.max(0, Math.ceil(share * values.length) - 1)));
}

/** Share of the time, percent, in which the value at an index is reached or exceeded. */
export function shareAt(index: number, count: number): number {
  return ((index + 1) / count) * 100;
}
