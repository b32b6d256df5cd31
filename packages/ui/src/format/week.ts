import { addDays, datePartsOf, daysBetween, weekdayOf } from './local-date.ts';
import type { LocalDate } from './quantities.ts';

/** An ISO 8601 week. Its year differs from the calendar year around New Year. */
export interface IsoWeek {
  year: number;
  week: number;
}

/** The ISO week a day lies in: Monday first, the first week has at least four days. */
export function isoWeekOf(date: LocalDate): IsoWeek {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const { year } = datePartsOf(thursday);
  const first = `${String(year).padStart(4, '0')}-01-01`;
  return { year, week: Math.ceil(daysBetween(first, thursday) / 7) };
}

/** Monday of the ISO week a day lies in. Library only. */
export function startOfWeek(date: LocalDate): LocalDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** Number of ISO weeks in an ISO year: 52 or 53. 28 December always lies in the last one. Library only. */
export function weeksInYear(year: number): number {
  return isoWeekOf(`${String(year).padStart(4, '0')}-12-28`).week;
}

/** An ISO week with its ISO year, short: "v. 47 2026". Library only. */
export function formatWeek({ year, week }: IsoWeek): string {
  return `v. ${week} ${year}`;
}

/** An ISO week with its ISO year, for text: "vecka 47 2026". Library only. */
export function formatLongWeek({ year, week }: IsoWeek): string {
  return `vecka ${week} ${year}`;
}

/** Only the week, where the year stands beside it: "v. 47". Library only. */
export function formatWeekNumber({ week }: IsoWeek): string {
  return `v. ${week}`;
}
