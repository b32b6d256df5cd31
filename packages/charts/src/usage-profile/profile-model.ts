import { ChartDataError } from '../core/errors.ts';
import { hourly } from '../core/hourly.ts';
import type { TimeSeries } from '../core/series.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';

/** The content of a usage profile. */
export interface ProfileContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Hours or quarters of an hour. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Whether four quarters add up to an hour (energy) or are averaged (power, prices); true by default. */
  readonly hasSum?: boolean;
}

/** Hours of a week, from Monday 00 to Sunday 24. */
export const weekHours = 168;

/** First hour of Saturday. */
export const weekendFrom = 120;

/** Statistics for each hour of the week, over all weeks. NaN where no value exists. */
export interface ProfileModel {
  readonly mean: Float64Array;
  readonly min: Float64Array;
  readonly max: Float64Array;
  /** Values behind each mean. */
  readonly counts: Uint32Array;
  /** Mean per hour, Monday to Friday. */
  readonly weekdayMean: number;
  /** Mean per hour, Saturday and Sunday. */
  readonly weekendMean: number;
  /** Hours without a value. */
  readonly missing: number;
  readonly total: number;
}

function meanOf(sums: Float64Array, counts: Uint32Array, from: number, to: number): number {
  let sum = 0;
  let count = 0;
  for (let i = from; i < to; i += 1) {
    sum += valueAt(sums, i);
    count += valueAt(counts, i);
  }
  return count === 0 ? Number.NaN : sum / count;
}

/**
 * Aggregates a series by hour of the local week. The hour that is repeated in October counts twice.
 *
 * @throws {ChartDataError} for steps longer than an hour.
 */
export function profileModel(data: TimeSeries, hasSum: boolean): ProfileModel {
  if (data.step !== 'hour' && data.step !== 'quarter') {
    throw new ChartDataError(`A week of hours cannot be made of steps of one ${data.step}.`);
  }
  const sums = new Float64Array(weekHours);
  const counts = new Uint32Array(weekHours);
  const min = new Float64Array(weekHours).fill(Number.NaN);
  const max = new Float64Array(weekHours).fill(Number.NaN);
  const hours = hourly(data, hasSum);
  let missing = 0;
  for (const { hour, value } of hours) {
    if (Number.isNaN(value)) {
      missing += 1;
      continue;
    }
    const local = toLocal(hour);
    const at = (local.weekday - 1) * 24 + local.hour;
    sums[at] = valueAt(sums, at) + value;
    counts[at] = valueAt(counts, at) + 1;
    if (!(valueAt(min, at) <= value)) min[at] = value;
    if (!(valueAt(max, at) >= value)) max[at] = value;
  }
  return {
    mean: sums.map((sum, i) => (valueAt(counts, i) === 0 ? Number.NaN : sum / valueAt(counts, i))),
    min,
    max,
    counts,
    weekdayMean: meanOf(sums, counts, 0, weekendFrom),
    weekendMean: meanOf(sums, counts, weekendFrom, weekHours),
    missing,
    total: hours.length,
  };
}
