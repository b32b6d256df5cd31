import { dayMs, hourMs, utcOffsetHours } from '@vinrod/locale/clock';
import type { InstantMilliseconds } from '../quantities/quantities.ts';

/** Stockholm local time at an instant, as milliseconds since 1970-01-01T00:00 local time. */
export function localTime(instant: InstantMilliseconds): number {
  return instant + utcOffsetHours(instant) * hourMs;
}

/** Minutes since midnight at a {@link localTime}. */
export function minuteOfDay(local: number): number {
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / 60_000);
}
