import { startOfMonth, startOfYear, type Day } from '@vinrod/locale/day';
import { startOfIsoWeek } from '@vinrod/locale/iso-week';
import type { Period } from '../period.ts';
import { rowsInDay, type RowResolution } from './shown-day.ts';

/** What one row of a time report can cover. Weeks are those of ISO 8601. */
export type SheetResolution = RowResolution | 'week' | 'month' | 'year';

/** The first day of the week, month or year that a day lies in; the day itself for shorter rows. */
export function spanStart(day: Day, resolution: SheetResolution): Day {
  if (resolution === 'week') return startOfIsoWeek(day);
  if (resolution === 'year') return startOfYear(day);
  return resolution === 'month' ? startOfMonth(day) : day;
}

/** Whether a row is longer than a day, so that its first and last day must be told. */
export function isLongerThanDay(resolution: SheetResolution): resolution is 'week' | 'month' | 'year' {
  return resolution === 'week' || resolution === 'month' || resolution === 'year';
}

/**
 * Whether powers are told: those of hours and quarters. The mean of a day or more hides the peaks, and would be taken
 * for the highest power.
 */
export function tellsPower(resolution: SheetResolution): resolution is 'quarter' | 'hour' {
  return resolution === 'quarter' || resolution === 'hour';
}

/** How the days behind rows are read. */
export function dayResolution(resolution: SheetResolution): RowResolution {
  return isLongerThanDay(resolution) ? 'day' : resolution;
}

/** Days whose rows belong together, and how many rows these are. */
export interface RowSpan extends Period {
  readonly rows: number;
}

/** The days, weeks, months or years of a period in order; those at its ends are cut where the period is. */
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
