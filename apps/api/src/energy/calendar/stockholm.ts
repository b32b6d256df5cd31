import { dayOf, formatDay, pad2, partsOf, weekdayOf, type Day } from './day.ts';
import type { InstantMilliseconds } from '../../quantities.ts';

/**
 * Local time of Europe/Stockholm by the rule that has held since 1996: summer time (UTC+2) from the last Sunday of
 * March to the last Sunday of October, both changes at 01:00 UTC (directive 2000/84/EC, ordinance 2001:127).
 * Computed, so that neither the process time zone nor an installed time-zone database matters.
 */

/** The time zone's IANA name, as told in payloads. */
export const TIME_ZONE = 'Europe/Stockholm';

/** The first local day for which the rule holds; earlier values cannot be placed on the clock here. */
export const FIRST_SUPPORTED_DAY: Day = dayOf(1996, 1, 1);

/** How finely a day's values are stored: by hour or by quarter of an hour. */
export type Resolution = 'hour' | 'quarter';

/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;
/** Milliseconds of a UTC day. */
export const DAY_MS = 24 * HOUR_MS;

/** Length of one stored step, in milliseconds. */
export const STEP_MS: Readonly<Record<Resolution, number>> = { hour: HOUR_MS, quarter: HOUR_MS / 4 };

interface YearChanges {
  /** Day on which summer time starts (23 hours). */
  readonly spring: Day;
  /** Day on which summer time ends (25 hours). */
  readonly autumn: Day;
}

const changesByYear = new Map<number, YearChanges>();

function lastSundayOf31(year: number, month: 3 | 10): Day {
  const last = dayOf(year, month, 31);
  return last - (weekdayOf(last) % 7);
}

/** The two days of a year on which the clocks change. */
export function clockChanges(year: number): YearChanges {
  let changes = changesByYear.get(year);
  if (changes === undefined) {
    changes = { spring: lastSundayOf31(year, 3), autumn: lastSundayOf31(year, 10) };
    changesByYear.set(year, changes);
  }
  return changes;
}

/** Offset from UTC, in hours (1 or 2), at an instant given in milliseconds since 1970-01-01T00:00Z. */
export function utcOffsetHours(instant: InstantMilliseconds): 1 | 2 {
  const { spring, autumn } = clockChanges(partsOf(Math.floor(instant / DAY_MS)).year);
  return instant >= spring * DAY_MS + HOUR_MS && instant < autumn * DAY_MS + HOUR_MS ? 2 : 1;
}

/** The instant of local midnight at which a day starts, in milliseconds since 1970-01-01T00:00Z. */
export function startOfLocalDay(day: Day): number {
  const { spring, autumn } = clockChanges(partsOf(day).year);
  return day * DAY_MS - (day > spring && day <= autumn ? 2 : 1) * HOUR_MS;
}

/** Hours in a local day: 23 when summer time starts, 25 when it ends, otherwise 24. */
export function hoursInDay(day: Day): 23 | 24 | 25 {
  const { spring, autumn } = clockChanges(partsOf(day).year);
  if (day === spring) return 23;
  return day === autumn ? 25 : 24;
}

/** Stored steps in a local day: 23/24/25 hours or 92/96/100 quarters. */
export function stepsInDay(day: Day, resolution: Resolution): number {
  return hoursInDay(day) * (resolution === 'quarter' ? 4 : 1);
}

/** Hours in the local days `first` to `last`, both counted; 0 when `last` comes before `first`. */
export function hoursInPeriod(first: Day, last: Day): number {
  return last < first ? 0 : (startOfLocalDay(last + 1) - startOfLocalDay(first)) / HOUR_MS;
}

/** The local day in which an instant lies. */
export function localDayOf(instant: InstantMilliseconds): Day {
  return Math.floor((instant + utcOffsetHours(instant) * HOUR_MS) / DAY_MS);
}

/** Local hour on the clock (0–23) at the start of hour number `index` of a day that may have 23 or 25 hours. */
export function clockHour(day: Day, index: number): number {
  const hours = hoursInDay(day);
  if (hours === 24 || index < 2) return index;
  if (hours === 23) return index + 1;
  return index === 2 ? 2 : index - 1;
}

/** Writes an instant as local time with its offset: `2026-10-25T02:00:00+01:00`. */
export function formatInstant(instant: InstantMilliseconds): string {
  const offset = utcOffsetHours(instant);
  const local = instant + offset * HOUR_MS;
  const day = Math.floor(local / DAY_MS);
  const seconds = Math.floor((local - day * DAY_MS) / 1000);
  const clock = `${pad2(Math.floor(seconds / 3600))}:${pad2(Math.floor(seconds / 60) % 60)}:${pad2(seconds % 60)}`;
  return `${formatDay(day)}T${clock}+0${offset}:00`;
}
