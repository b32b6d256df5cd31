import { dayOf, daysInMonth } from '@vinrod/locale/day';
import { clockChanges, dayMs, hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import { firstSupportedDay } from '../quantities/first-supported-day.ts';
import { TIME_ZONE } from '@vinrod/locale/sweden';

/** Time zones for the times in a file. */
export type ImportTimeZone = 'UTC' | typeof TIME_ZONE;

/** The time zones that `--timezone` accepts. */
export const importTimeZones: readonly ImportTimeZone[] = ['UTC', TIME_ZONE];

/** Reads the name of a time zone; null when it is unknown. */
export function parseTimeZone(text: string): ImportTimeZone | null {
  return importTimeZones.find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? null;
}

const timestamp =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.0{1,9})?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/;

/** The last year accepted; later ones are typing errors. */
const lastYear = 2199;

/** Reason why a timestamp cannot be used. */
export type TimestampProblem = string;

/**
 * Parses a timestamp to milliseconds since 1970-01-01T00:00Z. A `Z` or offset in the text overrides `zone`. When the
 * clocks go back the same local time occurs twice: the first is meant until `after` has reached it.
 * @param after - the previous instant in ms; decides between two equal local times
 */
export function parseTimestamp(text: string, zone: ImportTimeZone, after: number): number | TimestampProblem {
  const match = timestamp.exec(text);
  if (match === null) return `"${text.slice(0, 40)}" is not a time such as 2021-01-01T00:00Z`;
  const [, year, month, dayOfMonth, hour, minute, second] = match.map(Number);
  const offset = match[7];
  if (
    year === undefined ||
    month === undefined ||
    dayOfMonth === undefined ||
    hour === undefined ||
    minute === undefined ||
    month < 1 ||
    month > 12 ||
    dayOfMonth < 1 ||
    dayOfMonth > daysInMonth(year, month) ||
    hour > 23 ||
    minute > 59
  ) {
    return `"${text}" is a time that does not exist`;
  }
  if (second !== undefined && second > 0) return `"${text}" does not lie on a full minute`;
  const day = dayOf(year, month, dayOfMonth);
  if (day <= firstSupportedDay || year > lastYear) {
    return `"${text}" lies outside the years 1996–${lastYear}`;
  }
  const clock = day * dayMs + hour * hourMs + minute * 60_000;
  if (offset !== undefined) {
    const ahead = offsetMs(offset);
    return ahead === null ? `"${text}" has an offset that no place on earth has` : clock - ahead;
  }
  return zone === 'UTC' ? clock : stockholmInstant(clock, day, hour, text, after);
}

/** Maximum texts cached: more than a year of quarters has. */
const mostCached = 40_000;

/**
 * {@link parseTimestamp} for a file, in which each time stands once for every site. Only times that mean the same wherever
 * they stand are cached, so not those of the hour that comes twice.
 */
export function timestampReader(
  zone: ImportTimeZone,
): (text: string, after: number) => number | TimestampProblem {
  const cached = new Map<string, number>();
  return (text, after) => {
    const known = cached.get(text);
    if (known !== undefined) return known;
    const instant = parseTimestamp(text, zone, after);
    const isSure =
      typeof instant === 'number' &&
      parseTimestamp(text, zone, Infinity) === parseTimestamp(text, zone, -Infinity);
    if (isSure) {
      if (cached.size >= mostCached) cached.clear();
      cached.set(text, instant);
    }
    return instant;
  };
}

/** UTC offsets in use, in minutes: UTC−12:00 to UTC+14:00. */
const offsets = { least: -12 * 60, most: 14 * 60 } as const;

/** How far a local time is ahead of UTC in ms; null for an offset not in use. */
function offsetMs(offset: string): number | null {
  if (offset === 'Z') return 0;
  const digits = offset.replace(/\D/g, '');
  const pastHour = Number(digits.slice(2) || '0');
  const size = Number(digits.slice(0, 2)) * 60 + pastHour;
  const minutes = offset.startsWith('-') ? -size : size;
  const isInUse = pastHour < 60 && minutes >= offsets.least && minutes <= offsets.most;
  return isInUse ? minutes * 60_000 : null;
}

function stockholmInstant(
  clock: number,
  day: number,
  hour: number,
  text: string,
  after: number,
): number | TimestampProblem {
  const { spring, autumn } = clockChanges(Number(text.slice(0, 4)));
  const standard = clock - hourMs;
  if (day === spring && hour === 2) return `"${text}" does not exist: the clocks go from 02 to 03 that night`;
  if (day === autumn && hour === 2) {
    const summer = clock - 2 * hourMs;
    return summer > after ? summer : standard;
  }
  return hour < 2 || (day !== spring && day !== autumn)
    ? startOfLocalDay(day) + (clock - day * dayMs)
    : clock - (day === spring ? 2 : 1) * hourMs;
}
