/**
 * Swedish local time by rule instead of by the browser's zone: central European time, with summer time from
 * 01:00 UTC on the last Sunday of March to 01:00 UTC on the last Sunday of October (directive 2000/84/EC,
 * förordning 2001:127; the same rule has held in Sweden since 1996). A test holds it equal to the zone
 * database that the runtime carries.
 */

/** Milliseconds of one minute. */
export const minuteMs = 60_000;
/** Milliseconds of one hour. */
export const hourMs = 60 * minuteMs;
/** Milliseconds of 24 hours. A local day has 23, 24 or 25 hours: never add this to step to the next day. */
export const dayMs = 24 * hourMs;

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

const changes = new Map<number, readonly [start: number, end: number]>();

function lastSundayAt01Utc(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * dayMs;
}

/** Start and end of summer time in a year, UTC ms. */
export function summerTimeOf(year: number): readonly [start: number, end: number] {
  let change = changes.get(year);
  if (!change) {
    change = [lastSundayAt01Utc(year, 2), lastSundayAt01Utc(year, 9)];
    changes.set(year, change);
  }
  return change;
}

/** Whether summer time holds at an instant (UTC ms). */
export function isSummerTime(instant: number): boolean {
  const [start, end] = summerTimeOf(new Date(instant).getUTCFullYear());
  return instant >= start && instant < end;
}

/** Milliseconds that Swedish local time is ahead of UTC at an instant (UTC ms): one hour or two. */
export function offsetAt(instant: number): number {
  return isSummerTime(instant) ? 2 * hourMs : hourMs;
}

/** What calendar and clock show in Sweden at an instant (UTC ms). */
export function toLocal(instant: number): LocalTime {
  const summer = isSummerTime(instant);
  const wall = new Date(instant + (summer ? 2 : 1) * hourMs);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    weekday: wall.getUTCDay() || 7,
    isSummerTime: summer,
  };
}

/**
 * The instant (UTC ms) at which Swedish clocks show a time. Fields may overflow (`day` 32 is the first of the
 * next month). An hour that occurs twice means its first occurrence; in the hour that is
 * skipped, 02:30 means 03:30.
 */
export function fromLocal(year: number, month: number, day = 1, hour = 0, minute = 0): number {
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const asSummerTime = wall - 2 * hourMs;
  return isSummerTime(asSummerTime) ? asSummerTime : wall - hourMs;
}

/** Local midnight (UTC ms) of the day that holds an instant. */
export function startOfLocalDay(instant: number): number {
  const local = toLocal(instant);
  return fromLocal(local.year, local.month, local.day);
}

/** Local midnight (UTC ms) `count` days after the day that holds an instant. */
export function addLocalDays(instant: number, count: number): number {
  const local = toLocal(instant);
  return fromLocal(local.year, local.month, local.day + count);
}

/** Calendar days from the day of one instant to the day of another, negative if the other is earlier. */
export function localDaysBetween(from: number, to: number): number {
  const a = toLocal(from);
  const b = toLocal(to);
  return (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / dayMs;
}

/** Hours of the local day that holds an instant: 23, 24 or 25. */
export function hoursOfLocalDay(instant: number): number {
  return (addLocalDays(instant, 1) - startOfLocalDay(instant)) / hourMs;
}

/** Whether the clock hour that starts at an instant occurs twice that day (last Sunday of October, 02–03). */
export function isRepeatedHour(instant: number): boolean {
  const [, end] = summerTimeOf(new Date(instant).getUTCFullYear());
  return instant >= end - hourMs && instant < end + hourMs;
}
