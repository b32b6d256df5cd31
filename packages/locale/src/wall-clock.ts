import { DAY_MS, HOUR_MS, isSummerTime, localDayOf, MINUTE_MS, startOfLocalDay } from './clock.ts';
import { partsOf, weekdayOf } from './day.ts';
import type { InstantMilliseconds } from './quantities.ts';

/** A date and clock time as a Swedish calendar and wall clock show it. */
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

/** What calendar and clock show in Sweden at an instant. */
export function toLocal(instant: InstantMilliseconds): LocalTime {
  const summer = isSummerTime(instant);
  const wall = instant + (summer ? 2 : 1) * HOUR_MS;
  const date = Math.floor(wall / DAY_MS);
  const minutes = Math.floor((wall - date * DAY_MS) / MINUTE_MS);
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
 * The instant at which Swedish clocks show a time. Fields may overflow (`day` 32 is the first of the next month). An hour
 * that occurs twice means its first occurrence; in the hour that is skipped, 02:30 means 03:30.
 */
export function fromLocal(year: number, month: number, day = 1, hour = 0, minute = 0): number {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const asSummerTime = wall - 2 * HOUR_MS;
  return isSummerTime(asSummerTime) ? asSummerTime : wall - HOUR_MS;
}

/** Local midnight of the day that holds an instant. */
export function startOfDayAt(instant: InstantMilliseconds): number {
  return startOfLocalDay(localDayOf(instant));
}

/** Local midnight `count` days after the day that holds an instant. */
export function addLocalDays(instant: InstantMilliseconds, count: number): number {
  return startOfLocalDay(localDayOf(instant) + count);
}

/** Which of the two equal-looking clock readings a moment is on the day clocks are set back. */
export type RepeatedHour = 'first' | 'second' | null;

/** Whether the clock shows the same reading one hour later (`first`), one hour earlier (`second`) or never again. */
export function repeatedHourOf(instant: InstantMilliseconds): RepeatedHour {
  if (isSummerTime(instant)) return isSummerTime(instant + HOUR_MS) ? null : 'first';
  return isSummerTime(instant - HOUR_MS) ? 'second' : null;
}
