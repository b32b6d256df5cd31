import { dayOf, pad2, partsOf, weekdayOf, type Day } from './day.ts';

/** An ISO 8601 week. The ISO year can differ from the calendar year around new year. */
export interface IsoWeek {
  readonly year: number;
  /** 1–53 */
  readonly week: number;
}

/** Monday of the ISO week a day lies in. */
export function startOfIsoWeek(day: Day): Day {
  return day - weekdayOf(day) + 1;
}

/** ISO week and ISO year of a day: the week belongs to the year that holds its Thursday. */
export function isoWeekOf(day: Day): IsoWeek {
  const thursday = startOfIsoWeek(day) + 3;
  const { year } = partsOf(thursday);
  return { year, week: Math.floor((thursday - dayOf(year, 1, 1)) / 7) + 1 };
}

/** Writes an ISO week as `2026-W53`. */
export function formatIsoWeek(week: IsoWeek): string {
  return `${week.year}-W${pad2(week.week)}`;
}
