import type { Tagged } from './quantities.ts';

/**
 * Civil days as whole numbers: day 0 is 1970-01-01 of the proleptic Gregorian calendar. No clock, no time zone.
 * Whole numbers make period arithmetic exact and cheap; `YYYY-MM-DD` is used where a day leaves the program.
 */

/** Whole days since 1970-01-01. */
export type Day = Tagged<number, 'day since 1970'>;

/** A civil date in its parts. `month` is 1–12, `dayOfMonth` 1–31. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_SHIFT = 719_468;

/** The day of a civil date. Parts are not checked: month and day of month must exist. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT;
}

/** The civil date of a day. */
export function partsOf(day: Day): DayParts {
  const shifted = day + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = ((monthIndex + 2) % 12) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth };
}

/** Number of days in a month (28–31). */
export function daysInMonth(year: number, month: number): number {
  return month === 12 ? 31 : dayOf(year, month + 1, 1) - dayOf(year, month, 1);
}

/** ISO weekday of a day: 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** Reads `YYYY-MM-DD`; null when the text has another form or names a date that does not exist. */
export function parseDay(text: string): Day | null {
  const day = dayOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  // A text in another form, or of a date that does not exist, is written in another way.
  return formatDay(day) === text ? day : null;
}

/** Writes a day as `YYYY-MM-DD` (years 0–9999). */
export function formatDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${String(year).padStart(4, '0')}-${pad2(month)}-${pad2(dayOfMonth)}`;
}

/** Writes a number below 100 with two digits. */
export function pad2(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The first day of the year a day lies in. */
export function startOfYear(day: Day): Day {
  return dayOf(partsOf(day).year, 1, 1);
}

/** The first day of the month a day lies in. */
export function startOfMonth(day: Day): Day {
  return day - partsOf(day).dayOfMonth + 1;
}

/** The last day of the month a day lies in. */
export function endOfMonth(day: Day): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  return day - dayOfMonth + daysInMonth(year, month);
}

/** Months since year 0, so that months can be counted and compared. */
export function monthNumber(day: Day): number {
  const { year, month } = partsOf(day);
  return year * 12 + month - 1;
}

/** The first day of the month with the given {@link monthNumber}. */
export function firstDayOfMonthNumber(number: number): Day {
  return dayOf(Math.floor(number / 12), (((number % 12) + 12) % 12) + 1, 1);
}

/** The same date `months` later (or earlier); a day of month that does not exist becomes the month's last. */
export function addMonths(day: Day, months: number): Day {
  const first = firstDayOfMonthNumber(monthNumber(day) + months);
  return Math.min(first + partsOf(day).dayOfMonth - 1, endOfMonth(first));
}

/** The same date `years` later (or earlier); 29 February becomes 28 February in a year without it. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}
