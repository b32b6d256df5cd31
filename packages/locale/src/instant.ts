import { hoursInDay, localDayOf, startOfLocalDay, utcOffsetHours } from './clock.ts';
import { formatDay } from './day.ts';
import { dayFrom, type DateParts } from './local-date.ts';
import type { InstantMilliseconds, InstantText, LocalDate } from './quantities.ts';
import { repeatedHourOf, toLocal, type RepeatedHour } from './wall-clock.ts';

/** A moment: a `Date`, an ISO string with offset or `Z`, or milliseconds since 1970. */
export type Instant = Date | InstantText | InstantMilliseconds;

/** The reading of a wall clock in Sweden. */
export interface WallClock extends DateParts {
  hour: number;
  minute: number;
  second: number;
}

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
  return utcOffsetHours(instantMs(instant)) * 60;
}

/** The wall clock in Sweden at a moment. */
export function wallClockAt(instant: Instant): WallClock {
  const ms = instantMs(instant);
  const { year, month, day, hour, minute } = toLocal(ms);
  return { year, month, day, hour, minute, second: new Date(ms).getUTCSeconds() };
}

/** The day in Sweden at a moment. */
export function localDateAt(instant: Instant): LocalDate {
  return formatDay(localDayOf(instantMs(instant)));
}

/** The moment when a Swedish day begins, in milliseconds since 1970. */
export function startOfDay(date: LocalDate): number {
  return startOfLocalDay(dayFrom(date));
}

/** Hours of a Swedish day: 23, 24 or 25. */
export function hoursOfDay(date: LocalDate): number {
  return hoursInDay(dayFrom(date));
}

/**
 * Whether the wall clock shows the same reading one hour later (`first`), one hour earlier (`second`) or never again.
 * Library only.
 */
export function repeatedHourAt(instant: Instant): RepeatedHour {
  return repeatedHourOf(instantMs(instant));
}
