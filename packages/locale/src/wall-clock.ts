import { dayMs, hourMs, isSummerTime, localDayOf, minuteMs, startOfLocalDay } from './clock.ts';
import { partsOf, weekdayOf } from './day.ts';
import type { InstantMilliseconds } from './quantities.ts';

/** A date and clock time in Sweden. */
export interface LocalTime {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** ISO weekday: 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  readonly isSummerTime: boolean;
}

/** The date and clock time in Sweden at an instant. */
export function toLocal(instant: InstantMilliseconds): LocalTime {
  const summer = isSummerTime(instant);
  const wall = instant + (summer ? 2 : 1) * hourMs;
  const date = Math.floor(wall / dayMs);
  const minutes = Math.floor((wall - date * dayMs) / minuteMs);
  const { year, month, dayOfMonth } = partsOf(date);
  return {
    year,
    month,
    day: dayOfMonth,
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    weekday: weekdayOf(date),
    isSummerTime: summer,
  };
}

/**
 * The instant when Swedish clocks show a time. Fields may overflow (`day` 32 is the first of the next month). A
 * repeated hour means its first occurrence; in the skipped hour, 02:30 means 03:30.
 */
export function fromLocal(year: number, month: number, day = 1, hour = 0, minute = 0): number {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const asSummerTime = wall - 2 * hourMs;
  return isSummerTime(asSummerTime) ? asSummerTime : wall - hourMs;
}

/** Local midnight at the start of an instant's day. */
export function startOfDayAt(instant: InstantMilliseconds): number {
  return startOfLocalDay(localDayOf(instant));
}

/** Local midnight `count` days after an instant's day. */
export function addLocalDays(instant: InstantMilliseconds, count: number): number {
  return startOfLocalDay(localDayOf(instant) + count);
}

/** Which of two equal clock readings a moment is, on the day the clocks go back. */
export type RepeatedHour = 'first' | 'second' | null;

/** Whether the clock shows the same reading one hour later (`first`), one hour earlier (`second`) or never again. */
export function repeatedHourOf(instant: InstantMilliseconds): RepeatedHour {
  if (isSummerTime(instant)) return isSummerTime(instant + hourMs) ? null : 'first';
  return isSummerTime(instant - hourMs) ? 'second' : null;
}
