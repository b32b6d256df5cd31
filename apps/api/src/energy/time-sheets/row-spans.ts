import { startOfMonth, type Day } from '../calendar/day.ts';
import { startOfIsoWeek } from '../calendar/iso-week.ts';
import type { Period } from '../period.ts';
import { rowsInDay, type RowResolution } from './shown-day.ts';

/** What one row of a time report can cover. Weeks are those of ISO 8601. */
export type SheetResolution = RowResolution | 'week' | 'month';

/** The first day of the week or month that a day lies in; the day itself for shorter rows. */
export function spanStart(day: Day, resolution: SheetResolution): Day {
  if (resolution === 'week') return startOfIsoWeek(day);
  return resolution === 'month' ? startOfMonth(day) : day;
}

/** How the days behind rows are read. */
export function dayResolution(resolution: SheetResolution): RowResolution {
  return resolution === 'week' || resolution === 'month' ? 'day' : resolution;
}

/** Days whose rows belong together, and how many rows these are. */
export interface RowSpan extends Period {
  readonly rows: number;
}

/** The days, weeks or months of a period in order; those at its ends are cut where the period is. */
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
