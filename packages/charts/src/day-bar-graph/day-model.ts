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
  /** The same date one year before; null is missing. */
  readonly previousValue: number | null;
  readonly quality?: QualityName;
}

/** Days, the weeks that they make up or the hours in them, ready to be drawn and read. */
export interface BarModel extends BarInput {
  readonly step: 'hour' | 'day' | 'week';
  /** The year before, on the same steps. */
  readonly previous: Float64Array;
  /** Days that the values are of, which may cut the first and the last week. */
  readonly covered?: Covered;
}

/** Days in the mean that lies over daily bars. */
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
 * Puts days in columns; days that are left out become gaps.
 *
 * @throws {ChartDataError} for dates that are no dates, do not rise or occur twice, and for infinite values.
 */
export function dayModel(days: readonly DayBarDay[], name: string): BarModel {
  const own = seriesOf(days, ({ value }) => value, name);
  const previous = seriesOf(days, ({ previousValue }) => previousValue, `${name}, the year before`).values;
  return {
    ...own,
    step: 'day',
    previous,
    line: centredMean(previous, meanDays),
    isTinted: Uint8Array.from(own.starts, (start) => (isDayOff(localDayOf(start)) ? 1 : 0)),
  };
}

/**
 * Adds days up to ISO weeks, for charts too narrow for days. A week that is cut by the period or has missing
 * days is tinted, since its sum is not comparable.
 */
export function weekModel(days: BarModel): BarModel {
  const starts: number[] = [];
  const sums: number[] = [];
  const previous: number[] = [];
  const counts: number[] = [];
  const estimated: boolean[] = [];
  const incomplete: boolean[] = [];
  for (const [i, start] of days.starts.entries()) {
    const week = startOfStep('week', start);
    if (starts.at(-1) !== week) {
      starts.push(week);
      sums.push(Number.NaN);
      previous.push(Number.NaN);
      counts.push(0);
      estimated.push(false);
      incomplete.push(false);
    }
    const last = starts.length - 1;
    const value = valueAt(days.values, i);
    const before = valueAt(days.previous, i);
    if (!Number.isNaN(value)) {
      sums[last] = (valueAt(sums, last) || 0) + value;
      counts[last] = valueAt(counts, last) + 1;
    }
    if (!Number.isNaN(before)) previous[last] = (valueAt(previous, last) || 0) + before;
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
    line: Float64Array.from(previous),
    isTinted: Uint8Array.from(counts, (count) => (count === 7 ? 0 : 1)),
  };
}
