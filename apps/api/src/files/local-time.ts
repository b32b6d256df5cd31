import { DAY_MS, HOUR_MS, utcOffsetHours } from '@vinrod/locale/clock';
import type { InstantMilliseconds } from '../quantities/quantities.ts';

/** Milliseconds since 1970-01-01T00:00 on a clock in Stockholm, at an instant in milliseconds. */
export function localTime(instant: InstantMilliseconds): number {
  return instant + utcOffsetHours(instant) * HOUR_MS;
}

/** Minutes since midnight at a {@link localTime}. */
export function minuteOfDay(local: number): number {
  return Math.floor((local - Math.floor(local / DAY_MS) * DAY_MS) / 60_000);
}
