import type { Tagged } from './quantities.ts';

/**
 * Civil days as whole numbers: day 0 is 1970-01-01 of the proleptic Gregorian calendar. No clock, no time zone. Whole
 * numbers make period arithmetic exact and cheap; days enter and leave the program as `YYYY-MM-DD`.
 */

/** Whole days since 1970-01-01. */
export type Day = Tagged<number, 'day since 1970'>;

/** A civil date in its parts. `month` is 1–12, `dayOfMonth` 1–31. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
}

const daysPerEra = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const epochShift = 719_468;

/** The day of a civil date. Does not check that the month and day of month exist. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + dayOfMonth - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - epochShift;
}

/** The civil date of a day. */
export function partsOf(day: Day): DayParts {
  const shifted = day + epochShift;
  const era = Math.floor(shifted / daysPerEra);
  const dayOfEra = shifted - era * daysPerEra;
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

/** Parses `YYYY-MM-DD`; null when the text has another format or the date does not exist. */
export function parseDay(text: string): Day | null {
  const day = dayOf(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  // Other formats and non-existent dates do not format back to the same text.
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

/** The first day of a day's year. */
export function startOfYear(day: Day): Day {
  return dayOf(partsOf(day).year, 1, 1);
}

/** The first day of a day's month. */
export function startOfMonth(day: Day): Day {
  return day - partsOf(day).dayOfMonth + 1;
}

/** The last day of a day's month. */
export function endOfMonth(day: Day): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  return day - dayOfMonth + daysInMonth(year, month);
}

/** Months since year 0, for counting and comparing months. */
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

/** The same date `years` later (or earlier); 29 February becomes 28 February in other years. */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}
