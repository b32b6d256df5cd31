import { ChartDataError } from '../core/errors.ts';
import { byValueDescending, statsOf } from '../core/stats.ts';
import type { TimeSeries } from '../core/series.ts';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';

/** The content of a duration curve. */
export interface DurationContent {
  /** Unit of the values, for example `kW`. */
  readonly unit: string;
  /** What is measured; `Effekt` by default. */
  readonly label?: string;
  /** Mean power of each hour or quarter. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Subscribed power in the unit of the values; drawn as a level, with values above it highlighted. */
  readonly subscribedPower?: number;
}

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
  /** Steps that are partly missing; they are drawn with the value they have. */
  readonly incomplete: number;
}

/** Sorts a series by value; equal values stay in chronological order. */
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

/** Number of values above a level, which is also the index of the first at or below it. */
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
 * Validates a subscribed power.
 *
 * @throws {ChartDataError} when it is not a finite number.
 */
export function checkLevel(level: number | undefined): number | null {
  if (level === undefined) return null;
  if (Number.isFinite(level)) return level;
  throw new ChartDataError(`The subscribed power ${level} cannot be drawn.`);
}

/** The value that is reached or exceeded for a share of the time; NaN without values. */
export function valueAtShare(values: Float64Array, share: number): number {
  return valueAt(values, Math.min(values.length - 1, Math.max(0, Math.ceil(share * values.length) - 1)));
}

/** Share of the time, in percent, that the value at an index is reached or exceeded. */
export function shareAt(index: number, count: number): number {
  return ((index + 1) / count) * 100;
}
