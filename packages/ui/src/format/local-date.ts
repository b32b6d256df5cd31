import type { LocalDate } from './quantities.ts';

/** The parts of a calendar day; `month` and `day` count from 1. */
export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** The day as milliseconds in a calendar without time zones, for arithmetic only. */
function ordinal({ year, month, day }: DateParts): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime();
}

function fromOrdinal(ms: number): LocalDate {
  const date = new Date(ms);
  return dateFromParts({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
}

/** Writes parts as `YYYY-MM-DD`. They must name a real day; use {@link parseLocalDate} to check text. Library only. */
export function dateFromParts({ year, month, day }: DateParts): LocalDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Reads `YYYY-MM-DD`; `null` when the text has another form or names a day that does not exist. Library only. */
export function parseLocalDate(text: string): DateParts | null {
  const match = PATTERN.exec(text);
  if (match === null) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return fromOrdinal(ordinal(parts)) === text ? parts : null;
}

/** Whether text is a day as `YYYY-MM-DD`. */
export function isLocalDate(text: string): boolean {
  return parseLocalDate(text) !== null;
}

/**
 * The parts of a day.
 *
 * @throws RangeError when the text is not a day as `YYYY-MM-DD`.
 */
export function datePartsOf(date: LocalDate): DateParts {
  const parts = parseLocalDate(date);
  if (parts === null) throw new RangeError(`Not a date as YYYY-MM-DD: ${date}`);
  return parts;
}

/** The day `count` days later, or earlier when negative. */
export function addDays(date: LocalDate, count: number): LocalDate {
  return fromOrdinal(ordinal(datePartsOf(date)) + count * DAY_MS);
}

/** Days from one day to another, counting both: 1 for the same day, below 1 when the end comes first. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return (ordinal(datePartsOf(end)) - ordinal(datePartsOf(start))) / DAY_MS + 1;
}

/** ISO weekday: 1 Monday … 7 Sunday. */
export function weekdayOf(date: LocalDate): number {
  const day = new Date(ordinal(datePartsOf(date))).getUTCDay();
  return day === 0 ? 7 : day;
}
