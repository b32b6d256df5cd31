import { startOfMonth, startOfYear, type Day } from '@vinrod/locale/day';
import { startOfIsoWeek } from '@vinrod/locale/iso-week';
import type { Period } from '../period.ts';
import { rowsInDay, type RowResolution } from './shown-day.ts';

/** What one row of a time report can cover. Weeks follow ISO 8601. */
export type SheetResolution = RowResolution | 'week' | 'month' | 'year';

/** The first day of the week, month or year of a day; the day itself for shorter rows. */
export function spanStart(day: Day, resolution: SheetResolution): Day {
  if (resolution === 'week') return startOfIsoWeek(day);
  if (resolution === 'year') return startOfYear(day);
  return resolution === 'month' ? startOfMonth(day) : day;
}

/** Whether a row is longer than a day, so that it needs a first and last day. */
export function isLongerThanDay(resolution: SheetResolution): resolution is 'week' | 'month' | 'year' {
  return resolution === 'week' || resolution === 'month' || resolution === 'year';
}

/**
 * Whether to show power: only for hours and quarters. The mean of a day or more hides the peaks, and would be mistaken
 * for the highest power.
 */
export function showsPower(resolution: SheetResolution): resolution is 'quarter' | 'hour' {
  return resolution === 'quarter' || resolution === 'hour';
}

/** The resolution at which the days behind the rows are read. */
export function dayResolution(resolution: SheetResolution): RowResolution {
  return isLongerThanDay(resolution) ? 'day' : resolution;
}

/** Days that share rows, and the number of those rows. */
export interface RowSpan extends Period {
  readonly rows: number;
}

/** The days, weeks, months or years of a period in order; the first and last are cut at the ends of the period. */
export function rowSpans(period: Period, resolution: SheetResolution): RowSpan[] {
  const spans: { first: Day; last: Day; rows: number }[] = [];
  for (let day = period.first; day <= period.last; day += 1) {
    const before = spans.at(-1);
    if (before !== undefined && spanStart(before.first, resolution) === spanStart(day, resolution))
      before.last = day;
    else spans.push({ first: day, last: day, rows: rowsInDay(day, dayResolution(resolution)) });
  }
  return spans;
}
