import { formatDay, pad2, parseDay, partsOf, weekdayOf as weekdayOfDay, type Day } from './day.ts';
import type { LocalDate } from './quantities.ts';

/** The parts of a calendar day; `month` and `day` count from 1. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

/** Writes parts as `YYYY-MM-DD`. They must name a real day; use {@link parseLocalDate} to check text. Library only. */
export function dateFromParts({ year, month, day }: DateParts): LocalDate {
  return `${String(year).padStart(4, '0')}-${pad2(month)}-${pad2(day)}`;
}

function partsFrom(day: Day): DateParts {
  const { year, month, dayOfMonth } = partsOf(day);
  return { year, month, day: dayOfMonth };
}

/** Parses `YYYY-MM-DD`; `null` when the text has another format or the day does not exist. Library only. */
export function parseLocalDate(text: string): DateParts | null {
  const day = parseDay(text);
  return day === null ? null : partsFrom(day);
}

/** Whether text is a `YYYY-MM-DD` day. */
export function isLocalDate(text: string): boolean {
  return parseDay(text) !== null;
}

/**
 * A day as a whole number, for arithmetic.
 *
 * @throws RangeError when the text is not a `YYYY-MM-DD` day.
 */
export function dayFrom(date: LocalDate): Day {
  const day = parseDay(date);
  if (day === null) throw new RangeError(`Not a date as YYYY-MM-DD: ${date}`);
  return day;
}

/**
 * The parts of a day.
 *
 * @throws RangeError when the text is not a day as `YYYY-MM-DD`.
 */
export function datePartsOf(date: LocalDate): DateParts {
  return partsFrom(dayFrom(date));
}

/** The day `count` days later, or earlier when negative. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return formatDay(dayFrom(date) + count);
}

/** Days between two days, inclusive: 1 for the same day, below 1 when the end is before the start. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return dayFrom(end) - dayFrom(start) + 1;
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export function weekdayOf(date: LocalDate): number {
  return weekdayOfDay(dayFrom(date));
}
