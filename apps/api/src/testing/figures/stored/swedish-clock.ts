/**
 * The Swedish clock, from the runtime's time-zone database instead of the API, so that the reference does not inherit
 * an
 * error of its calendar.
 */

const dateFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', dateStyle: 'short' });
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Milliseconds in an hour. */
export const hourMs = 3_600_000;

/** The local date of an instant, `YYYY-MM-DD`. */
export function dateAt(instant: number): string {
  return dateFormat.format(instant);
}

const midnights = new Map<string, number>();

/** Start of a local day, ms since 1970-01-01T00:00Z. */
export function midnightOf(date: string): number {
  const known = midnights.get(date);
  if (known !== undefined) return known;
  const start = ['+01:00', '+02:00']
    .map((offset) => Date.parse(`${date}T00:00:00${offset}`))
    .find((instant) => dateAt(instant) === date && timeFormat.format(instant) === '00:00');
  if (start === undefined) throw new RangeError(`${date} is no day.`);
  midnights.set(date, start);
  return start;
}

/** A date plus a number of days. */
export function laterDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * hourMs).toISOString().slice(0, 10);
}

/** Number of days between two dates. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / (24 * hourMs);
}

/** Hours of a local day: 23, 24 or 25. */
export function hoursOfDate(date: string): number {
  return (midnightOf(laterDate(date, 1)) - midnightOf(date)) / hourMs;
}

/** The dates from `first` through `last`. */
export function datesThrough(first: string, last: string): string[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => laterDate(first, index));
}

/** The same date a number of years earlier; 29 February becomes 28 February. */
export function yearsEarlier(date: string, years = 1): string {
  const year = Number(date.slice(0, 4)) - years;
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return date.endsWith('-02-29') && !isLeapYear ? `${year}-02-28` : `${year}${date.slice(4)}`;
}
