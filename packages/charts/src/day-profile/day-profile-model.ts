import { ChartDataError } from '../core/errors.ts';
import { hourly } from '../core/hourly.ts';
import type { TimeSeries } from '../core/series.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';

/** High-load hours on the clock face, as stated in the network company's contract. */
export interface HighLoadHours {
  /** First hour, 0–23. */
  readonly from: number;
  /** Hour at which they end, 1–24; after `from`. */
  readonly to: number;
}

function isHour(hour: number): boolean {
  return Number.isInteger(hour) && hour >= 0 && hour <= 24;
}

/**
 * Validates high-load hours.
 *
 * @throws {ChartDataError} for hours that are not on the clock face, or that end before they begin.
 */
export function checkHighLoad(hours: HighLoadHours | undefined): HighLoadHours | null {
  if (hours === undefined) return null;
  const { from, to } = hours;
  if (isHour(from) && isHour(to) && from < to) return hours;
  throw new ChartDataError(`Hours of high load from ${from} to ${to} cannot be drawn.`);
}

/** The content of a day profile. */
export interface DayProfileContent {
  /** Unit of the values, for example `kW`. */
  readonly unit: string;
  /** Hours or quarters of an hour. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Whether four quarters add up to an hour (energy) or are averaged (power, prices); false by default. */
  readonly hasSum?: boolean;
  /** High-load hours, shown as a band. Keep its identity while it is the same. */
  readonly highLoad?: HighLoadHours;
}

/** Hours on the clock face. */
export const dayHours = 24;

/** Statistics for each hour of the day over a set of days. NaN where no value exists. */
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
 * Means by hour of the local day, for working days and for days off (weekends and public holidays). The hour that is
 * repeated in October counts twice.
 *
 * @param hasSum - Whether four quarters add up to an hour (energy) or are averaged (power).
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
