import { dayOf, pad2, partsOf, weekdayOf, type Day } from './day.ts';

/** An ISO 8601 week. Its year differs from the calendar year around New Year. */
export interface IsoWeek {
  year: number;
  /** 1–53 */
  week: number;
}

/** Monday of a day's ISO week. */
export function startOfIsoWeek(day: Day): Day {
  return day - weekdayOf(day) + 1;
}

/** The ISO week of a day: Monday first, the week belongs to the year of its Thursday. */
export function isoWeekOf(day: Day): IsoWeek {
  const thursday = startOfIsoWeek(day) + 3;
  const { year } = partsOf(thursday);
  return { year, week: Math.floor((thursday - dayOf(year, 1, 1)) / 7) + 1 };
}

/** Monday of an ISO week: 4 January is always in the first one. */
export function mondayOf({ year, week }: IsoWeek): Day {
  return startOfIsoWeek(dayOf(year, 1, 4)) + (week - 1) * 7;
}

/** Number of ISO weeks in an ISO year: 52 or 53. 28 December is always in the last one. Library only. */
export function weeksInYear(year: number): number {
  return isoWeekOf(dayOf(year, 12, 28)).week;
}

/** Writes an ISO week as `2026-W53`. */
export function formatIsoWeek({ year, week }: IsoWeek): string {
  return `${year}-W${pad2(week)}`;
}
