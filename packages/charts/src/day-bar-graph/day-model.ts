import { createSeries, fillSteps, quality, type QualityName, type TimeSeries } from '../core/series.ts';
import type { Covered } from '../core/time/covered.ts';
import { parseTime } from '../core/points.ts';
import { centredMean } from '../core/stats.ts';
import { localDayOf } from '@vinrod/locale/clock';
import { isDayOff } from '@vinrod/locale/workday';
import { endOfStep, startOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import type { BarInput } from '../layout/bar-layout.ts';

/** One local day. */
export interface DayBarDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Null is missing. */
  readonly value: number | null;
  /** Value of the same date one year before; null is missing. */
  readonly previousValue: number | null;
  readonly quality?: QualityName;
}

/** The content of a day bar graph. */
export interface DayBarContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** What is measured, for example `Förbrukning`; the title becomes "Förbrukning per dygn". */
  readonly quantity: string;
  /** In chronological order. Keep the array's identity while the data is the same. */
  readonly days: readonly DayBarDay[];
  /**
   * Hours of the same days, if the app has them: the reader can then zoom into a day. Keep its identity while the data
   * is the same.
   */
  readonly hours?: TimeSeries;
  /** This period, for example `2026`. */
  readonly currentLabel: string;
  /** The period one year before, for example `2025`. */
  readonly previousLabel: string;
  /**
   * Whether both periods are complete: a change is only reported if they are. A day can have a value and still lack
   * hours, which only the app knows.
   *
   * @default true
   */
  readonly isComparable?: boolean;
}

/** Days, the weeks they make up or the hours in them, prepared for drawing and text. */
export interface BarModel extends BarInput {
  readonly step: 'hour' | 'day' | 'week';
  /** Values of the year before, on the same steps. */
  readonly previous: Float64Array;
  /** Days covered by the values, which may cut off the first and last week. */
  readonly covered?: Covered;
}

/** Days in the moving mean drawn over daily bars. */
export const meanDays = 7;

function seriesOf(
  days: readonly DayBarDay[],
  valueOf: (day: DayBarDay) => number | null,
  name: string,
): TimeSeries {
  const series = createSeries({
    step: 'day',
    starts: days.map(({ date }) => parseTime(date)),
    values: days.map((day) => valueOf(day) ?? Number.NaN),
    quality: days.map((day) => quality[day.quality ?? 'measured']),
    name,
  });
  return fillSteps(series, name);
}

/**
 * Puts days in columns; omitted days become gaps.
 *
 * @throws {ChartDataError} for invalid, non-increasing or duplicate dates, and for infinite values.
 */
export function dayModel(days: readonly DayBarDay[], name: string): BarModel {
  const own = seriesOf(days, ({ value }) => value, name);
  const previous = seriesOf(days, ({ previousValue }) => previousValue, `${name}, the year before`).values;
  return {
    ...own,
    step: 'day',
    previous,
    // A day without a value is a gap, although its neighbours have a mean.
    line: centredMean(previous, meanDays).map((mean, i) =>
      Number.isNaN(valueAt(previous, i)) ? Number.NaN : mean,
    ),
    isTinted: Uint8Array.from(own.starts, (start) => (isDayOff(localDayOf(start)) ? 1 : 0)),
  };
}

/**
 * Sums days into ISO weeks, for charts too narrow for days. A week that is cut off by the period or has missing days is
 * tinted, since its sum is not comparable.
 */
export function weekModel(days: BarModel): BarModel {
  const starts: number[] = [];
  const sums: number[] = [];
  const previous: number[] = [];
  const counts: number[] = [];
  const estimated: boolean[] = [];
  const incomplete: boolean[] = [];
  const lacking: boolean[] = [];
  for (const [i, start] of days.starts.entries()) {
    const week = startOfStep('week', start);
    if (starts.at(-1) !== week) {
      starts.push(week);
      sums.push(Number.NaN);
      previous.push(Number.NaN);
      counts.push(0);
      estimated.push(false);
      incomplete.push(false);
      lacking.push(false);
    }
    const last = starts.length - 1;
    const value = valueAt(days.values, i);
    const before = valueAt(days.previous, i);
    if (!Number.isNaN(value)) {
      sums[last] = (valueAt(sums, last) || 0) + value;
      counts[last] = valueAt(counts, last) + 1;
    }
    if (Number.isNaN(before)) lacking[last] = true;
    else previous[last] = (valueAt(previous, last) || 0) + before;
    if (days.quality[i] === quality.estimated) estimated[last] = true;
    if (days.quality[i] === quality.incomplete) incomplete[last] = true;
  }
  return {
    step: 'week',
    covered: {
      from: valueAt(days.starts, 0),
      to: endOfStep('day', valueAt(days.starts, days.starts.length - 1)),
    },
    starts: Float64Array.from(starts),
    values: Float64Array.from(sums),
    quality: Uint8Array.from(sums, (sum, i) => {
      if (Number.isNaN(sum)) return quality.missing;
      if (incomplete[i] === true) return quality.incomplete;
      return estimated[i] === true ? quality.estimated : quality.measured;
    }),
    previous: Float64Array.from(previous),
    line: Float64Array.from(previous, (sum, i) => (lacking[i] === true ? Number.NaN : sum)),
    isTinted: Uint8Array.from(counts, (count) => (count === 7 ? 0 : 1)),
  };
}
