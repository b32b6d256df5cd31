import { addDays, dateFromParts, datePartsOf } from './local-date.ts';
import type { DateParts } from './local-date.ts';
import type { InstantMilliseconds, InstantText, LocalDate } from './quantities.ts';
import { zoneOffset } from './zone-offset.ts';

/** A moment: a `Date`, an ISO string with offset or `Z`, or milliseconds since 1970. */
export type Instant = Date | InstantText | InstantMilliseconds;

/** What the clock on the wall in Sweden shows. */
export interface WallClock extends DateParts {
  hour: number;
  minute: number;
  second: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Milliseconds since 1970 of a moment.
 * Library only.
 *
 * @throws RangeError for text that is not an ISO moment with an offset: text without one would be read in the zone of
 * the process, so it is refused.
 */
export function instantMs(instant: Instant): number {
  if (typeof instant === 'string' && !/T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(instant)) {
    throw new RangeError(`Not a moment with an offset: ${instant}`);
  }
  const ms = new Date(instant).getTime();
  if (Number.isNaN(ms)) throw new RangeError(`Not a moment: ${String(instant)}`);
  return ms;
}

/** Minutes that Swedish time is ahead of UTC at a moment: 60 in winter, 120 in summer. Library only. */
export function offsetMinutesAt(instant: Instant): number {
  return zoneOffset(instantMs(instant));
}

/** The wall clock in Sweden at a moment. */
export function wallClockAt(instant: Instant): WallClock {
  const ms = instantMs(instant);
  const shifted = new Date(ms + zoneOffset(ms) * MINUTE_MS);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
    second: shifted.getUTCSeconds(),
  };
}

/** The day in Sweden at a moment. */
export function localDateAt(instant: Instant): LocalDate {
  return dateFromParts(wallClockAt(instant));
}

/** The moment a Swedish day begins, in milliseconds since 1970. */
export function startOfDay(date: LocalDate): number {
  const { year, month, day } = datePartsOf(date);
  const asIfUtc = Date.UTC(year, month - 1, day);
  // Clocks change at 02:00 or 03:00, so the offset an hour before UTC's midnight is the one at local midnight.
  return asIfUtc - zoneOffset(asIfUtc - HOUR_MS) * MINUTE_MS;
}

/** Hours of a Swedish day: 23, 24 or 25. Library only. */
export function hoursOfDay(date: LocalDate): number {
  return (startOfDay(addDays(date, 1)) - startOfDay(date)) / HOUR_MS;
}

/** Which of the two equal-looking clock readings a moment is on the day clocks are set back. */
export type RepeatedHour = 'first' | 'second' | null;

/**
 * Whether the wall clock shows the same reading one hour later (`first`), one hour earlier (`second`) or never again.
 * Library only.
 */
export function repeatedHourAt(instant: Instant): RepeatedHour {
  const ms = instantMs(instant);
  const offset = zoneOffset(ms);
  if (offset - zoneOffset(ms + HOUR_MS) === 60) return 'first';
  if (zoneOffset(ms - HOUR_MS) - offset === 60) return 'second';
  return null;
}
