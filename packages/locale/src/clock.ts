import { dayOf, formatDay, pad2, partsOf, weekdayOf, type Day } from './day.ts';
import type { InstantMilliseconds } from './quantities.ts';

/**
 * Swedish local time by rule: UTC+1, in summer UTC+2. Summer time begins on the last Sunday of March and ends on the
 * last Sunday of October, both at 01:00 UTC (directive 2000/84/EC, ordinance 2001:127). Before 1996 it ended in
 * September; in 1980, its first year, it began on 6 April; earlier years had none. Computed, so that neither the
 * process's time zone nor an installed time-zone database matters; a test compares it with the latter.
 */

/** Milliseconds of a minute. */
export const minuteMs = 60_000;
/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;
/** Milliseconds of a UTC day. A local day has 23, 24 or 25 hours: never add this to get the next one. */
export const dayMs = 24 * hourMs;

/** The two days of a year on which the clocks change. */
export interface ClockChanges {
  /** Day on which summer time starts (23 hours). */
  readonly spring: Day;
  /** Day on which summer time ends (25 hours). */
  readonly autumn: Day;
}

interface ClockYear extends ClockChanges {
  readonly first: Day;
  /** The first day of the next year. */
  readonly next: Day;
}

/**
 * The last Sunday on or before a date of a month; the date may lie beyond the month's end, or be 0 for the day before
 * it.
 */
function sundayTo(year: number, month: number, dayOfMonth: number): Day {
  const day = dayOf(year, month, dayOfMonth);
  return day - (weekdayOf(day) % 7);
}

function clockYear(year: number): ClockYear {
  // NaN, because no day is before or after it.
  const inUse = year < 1980 ? Number.NaN : 0;
  return {
    first: dayOf(year, 1, 1),
    next: dayOf(year + 1, 1, 1),
    spring: sundayTo(year, 3, inUse + (year === 1980 ? 37 : 31)),
    autumn: sundayTo(year, 10, inUse + (year < 1996 ? 0 : 31)),
  };
}

const years = new Map<number, ClockYear>();

/** The last year looked up: values are read in order, thousands from one year in a row. */
let latest = clockYear(1970);

function yearOf(day: Day): ClockYear {
  if (day < latest.first || day >= latest.next) {
    const { year } = partsOf(day);
    latest = years.get(year) ?? clockYear(year);
    years.set(year, latest);
  }
  return latest;
}

/** The two days of a year on which the clocks change. */
export function clockChanges(year: number): ClockChanges {
  return yearOf(dayOf(year, 1, 1));
}

function changeOn(day: Day): number {
  return day * dayMs + hourMs;
}

/** The instants in a span, both ends included, when the clocks change. */
export function changesBetween(from: InstantMilliseconds, to: InstantMilliseconds): number[] {
  const changes: number[] = [];
  for (let day = Math.floor(from / dayMs); day * dayMs <= to;) {
    const { spring, autumn, next } = yearOf(day);
    changes.push(changeOn(spring), changeOn(autumn));
    day = next;
  }
  return changes.filter((change) => change >= from && change <= to);
}

/** Whether summer time applies at an instant. */
export function isSummerTime(instant: InstantMilliseconds): boolean {
  const { spring, autumn } = yearOf(Math.floor(instant / dayMs));
  return instant >= changeOn(spring) && instant < changeOn(autumn);
}

/** Hours that Swedish local time is ahead of UTC at an instant: 1, and in summer 2. */
export function utcOffsetHours(instant: InstantMilliseconds): 1 | 2 {
  return isSummerTime(instant) ? 2 : 1;
}

/** The instant of local midnight at which a day starts, in milliseconds since 1970-01-01T00:00Z. */
export function startOfLocalDay(day: Day): number {
  const { spring, autumn } = yearOf(day);
  return day * dayMs - (day > spring && day <= autumn ? 2 : 1) * hourMs;
}

/** Hours in a local day: 23 when summer time starts, 25 when it ends, otherwise 24. */
export function hoursInDay(day: Day): 23 | 24 | 25 {
  const { spring, autumn } = yearOf(day);
  if (day === spring) return 23;
  return day === autumn ? 25 : 24;
}

/** Hours in the local days `first` to `last`, inclusive; 0 when `last` is before `first`. */
export function hoursInPeriod(first: Day, last: Day): number {
  return last < first ? 0 : (startOfLocalDay(last + 1) - startOfLocalDay(first)) / hourMs;
}

/** The local day of an instant. */
export function localDayOf(instant: InstantMilliseconds): Day {
  return Math.floor((instant + utcOffsetHours(instant) * hourMs) / dayMs);
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
  const local = instant + offset * hourMs;
  const day = Math.floor(local / dayMs);
  const seconds = Math.floor((local - day * dayMs) / 1000);
  const clock = `${pad2(Math.floor(seconds / 3600))}:${pad2(Math.floor(seconds / 60) % 60)}:${pad2(seconds % 60)}`;
  return `${formatDay(day)}T${clock}+0${offset}:00`;
}
