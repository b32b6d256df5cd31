import { ChartDataError } from '../core/errors.ts';
import { hourly } from '../core/hourly.ts';
import type { TimeSeries } from '../core/series.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';

/** Hours on the clock face. */
export const dayHours = 24;

/** What each hour of the day comes to over some days. NaN where no value exists. */
export interface DayMeans {
  readonly key: 'weekday' | 'dayOff';
  readonly mean: Float64Array;
  /** The highest single value behind each mean, which the mean hides. */
  readonly max: Float64Array;
  /** Values behind each mean. */
  readonly counts: Uint32Array;
}

/** An average working day and an average day off. */
export interface DayProfileModel {
  readonly days: readonly DayMeans[];
  /** Hours without a value. */
  readonly missing: number;
  readonly total: number;
}

function noValues(key: DayMeans['key']): DayMeans {
  return {
    key,
    mean: new Float64Array(dayHours),
    max: new Float64Array(dayHours).fill(Number.NaN),
    counts: new Uint32Array(dayHours),
  };
}

/**
 * Means by hour of the local day, of working days and of weekends with other days off. The hour that occurs
 * twice in October counts twice.
 *
 * @param hasSum Whether four quarters add up to an hour (energy) or are averaged (power).
 * @throws {ChartDataError} for steps longer than an hour.
 */
export function dayProfileModel(data: TimeSeries, hasSum: boolean): DayProfileModel {
  if (data.step !== 'hour' && data.step !== 'quarter') {
    throw new ChartDataError(`A day of hours cannot be made of steps of one ${data.step}.`);
  }
  const [weekday, dayOff] = [noValues('weekday'), noValues('dayOff')];
  const hours = hourly(data, hasSum);
  let missing = 0;
  for (const { hour: start, value } of hours) {
    if (Number.isNaN(value)) {
      missing += 1;
      continue;
    }
    const { mean, max, counts } = isDayOff(localDayOf(start)) ? dayOff : weekday;
    const { hour } = toLocal(start);
    mean[hour] = valueAt(mean, hour) + value;
    counts[hour] = valueAt(counts, hour) + 1;
    if (!(valueAt(max, hour) >= value)) max[hour] = value;
  }
  for (const { mean, counts } of [weekday, dayOff]) {
    for (const [hour, count] of counts.entries()) {
      mean[hour] = count === 0 ? Number.NaN : valueAt(mean, hour) / count;
    }
  }
  return { days: [weekday, dayOff], missing, total: hours.length };
}
