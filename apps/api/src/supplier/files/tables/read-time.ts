import {
  clockChanges,
  dayMs,
  hourMs,
  hoursInDay,
  localDayOf,
  minuteMs,
  startOfLocalDay,
} from '@vinrod/locale/clock';
import { dayOf, daysInMonth, partsOf, type Day } from '@vinrod/locale/day';
import type { Text } from '@vinrod/locale/messages/texts';
import { BadCell, cellText, SerialTime, type TableCell } from './table-cell.ts';
import { tableTexts } from './texts.ts';

/** What the times of a file are in: Swedish local time, UTC, or Swedish normal time all year. */
export type TableTimeZone = 'Europe/Stockholm' | 'UTC' | 'UTC+01:00';

/** Which comes first in dates such as 05/06/2026. */
export type DateOrder = 'day_first' | 'month_first';

/** A date, a time of day and an offset from UTC, as far as a text has them. */
export interface WallTime {
  readonly day: Day | null;
  /** Minutes since midnight. */
  readonly minute: number | null;
  /** Milliseconds ahead of UTC. */
  readonly offset: number | null;
}

/** A value, or why a cell has none. */
export type ReadTime<Value> = Value | { readonly problem: Text };

/** Whether a cell could not be read. */
export function isProblem<Value>(read: ReadTime<Value>): read is { readonly problem: Text } {
  return typeof read === 'object' && read !== null && 'problem' in read;
}

/** Years that dates can be of; others are typing errors. */
const years = { first: 1900, last: 2199 } as const;

/** Maximum characters of a time, or of a span of times. */
const longest = 60;

const zero = '0'.charCodeAt(0);

const isoDate = /^(\d{4})([-/.]?)(\d{2})\2(\d{2})(?=$|[T\s])/;
const shortDate = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?=$|[T\s])/;
/** A time of day, or the span from it to another, of which the start counts. */
const clock =
  /^(\d{1,2})[:.](\d{2})(?::(\d{2})(?:[.,]0{1,9})?)?(?:\s*[-–]\s*\d{1,2}[:.]\d{2})?\s*(Z|(?:UTC\s*)?[+\-\u2212]\d{2}(?::?\d{2})?)?$/i;

function noTime(read: string): { readonly problem: Text } {
  return { problem: tableTexts.noTime({ read: read.slice(0, 40) }) };
}

function checkedDay(year: number, month: number, dayOfMonth: number, read: string): ReadTime<Day> {
  if (year < years.first || year > years.last) return noTime(read);
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return noTime(read);
  return dayOf(year, month, dayOfMonth);
}

function offsetOf(text: string): number | null {
  if (/^z$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0'] = /([+\-\u2212])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const size = Number(hours) * hourMs + Number(minutes) * minuteMs;
  if (hours === undefined || size > 14 * hourMs || Number(minutes) > 59) return null;
  return sign === '+' ? size : -size;
}

function dayOfText(
  text: string,
  order: DateOrder | null,
): { readonly day: ReadTime<Day>; readonly rest: string } | null {
  const iso = isoDate.exec(text);
  if (iso !== null) {
    const [whole, year, , month, dayOfMonth] = iso;
    return {
      day: checkedDay(Number(year), Number(month), Number(dayOfMonth), text),
      rest: text.slice(whole.length),
    };
  }
  const short = shortDate.exec(text);
  if (short === null) return null;
  const [whole, first, mark, second, year] = short;
  const rest = text.slice(whole.length);
  const [left, right] = [Number(first), Number(second)];
  // Dots stand in dates with the day first wherever they are used.
  const known =
    order ?? (mark === '.' || left > 12 ? 'day_first' : null) ?? (right > 12 ? 'month_first' : null);
  if (known === null && left !== right)
    return { day: { problem: tableTexts.ambiguousDate({ read: text.slice(0, 40) }) }, rest };
  const [month, dayOfMonth] = known === 'month_first' ? [left, right] : [right, left];
  return { day: checkedDay(Number(year), month, dayOfMonth, text), rest };
}

function wallOfSerial({ wallMs, hasDate, hasClock }: SerialTime): ReadTime<WallTime> {
  const day = Math.floor(wallMs / dayMs);
  const minute = (wallMs - day * dayMs) / minuteMs;
  if (!Number.isInteger(minute)) return noTime(new Date(wallMs).toISOString().slice(0, 19));
  if (hasDate && (day < dayOf(years.first, 1, 1) || day > dayOf(years.last, 12, 31)))
    return noTime(new Date(wallMs).toISOString().slice(0, 10));
  return { day: hasDate ? day : null, minute: hasClock ? minute : null, offset: null };
}

/** The number that two digits of a text are; NaN when they are none. */
function twoDigits(text: string, at: number): number {
  const [tens, ones] = [text.charCodeAt(at) - zero, text.charCodeAt(at + 1) - zero];
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Reads `2025-10-26 02:00`, which most files have millions of; null for every other text. */
function readPlain(text: string): WallTime | null {
  if (text.length !== 16 || text[4] !== '-' || text[7] !== '-' || text[13] !== ':') return null;
  if (text[10] !== ' ' && text[10] !== 'T') return null;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const [month, dayOfMonth] = [twoDigits(text, 5), twoDigits(text, 8)];
  const [hour, minute] = [twoDigits(text, 11), twoDigits(text, 14)];
  const isTime = hour <= 23 && minute <= 59 && year >= years.first && year <= years.last;
  const isDay = month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month);
  return isTime && isDay
    ? { day: dayOf(year, month, dayOfMonth), minute: hour * 60 + minute, offset: null }
    : null;
}

/** Reads a date, a time of day or both, by the signs that Sweden writes them with and by ISO 8601. */
export function readWallTime(cell: TableCell | undefined, order: DateOrder | null): ReadTime<WallTime> {
  if (cell instanceof BadCell) return { problem: cell.text };
  if (cell instanceof SerialTime) return wallOfSerial(cell);
  const read = typeof cell === 'string' ? cell.trim() : '';
  if (read === '' || read.length > longest) return noTime(cellText(cell));
  const plain = readPlain(read);
  if (plain !== null) return plain;
  const dated = dayOfText(read, order);
  if (dated !== null && isProblem(dated.day)) return dated.day;
  const day = dated === null || isProblem(dated.day) ? null : dated.day;
  const rest = (dated?.rest ?? read).replace(/^(T|\s+)/, '').trim();
  if (rest === '') return { day, minute: null, offset: null };
  const [, hour, minute, second = '0', offsetText] = clock.exec(rest) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 0)
    return noTime(read);
  const offset = offsetText === undefined ? null : offsetOf(offsetText);
  if (offsetText !== undefined && offset === null) return noTime(read);
  return { day, minute: Number(hour) * 60 + Number(minute), offset };
}

/** Reads an offset from UTC in a column of its own, such as UTC+02:00. */
export function readOffset(cell: TableCell | undefined): ReadTime<number> {
  const offset = offsetOf(cellText(cell).replace(/^utc$/i, 'Z'));
  return offset ?? noTime(cellText(cell));
}

/**
 * The instants that a local time in Sweden may be: two in the hour that comes twice, none in the hour that is left
 * out.
 */
export function localInstants(day: Day, minute: number): readonly number[] {
  if (hoursInDay(day) === 24) return [startOfLocalDay(day) + minute * minuteMs];
  const { spring, autumn } = clockChanges(partsOf(day).year);
  const wall = day * dayMs + minute * minuteMs;
  const isSecondHour = minute >= 120 && minute < 180;
  if (day === spring && isSecondHour) return [];
  if (day === autumn && isSecondHour) return [wall - 2 * hourMs, wall - hourMs];
  if (minute >= 180) return [wall - (day === spring ? 2 : 1) * hourMs];
  return [startOfLocalDay(day) + minute * minuteMs];
}

/** Instants that a wall time may be in a time zone. */
export function instantsOf(day: Day, minute: number, zone: TableTimeZone): readonly number[] {
  if (zone === 'Europe/Stockholm') return localInstants(day, minute);
  return [day * dayMs + minute * minuteMs - (zone === 'UTC' ? 0 : hourMs)];
}

/** Whether an instant lies in an hour that comes twice on the clock. */
export function isInDoubleHour(instant: number): boolean {
  const day = localDayOf(instant);
  return hoursInDay(day) === 25 && instant >= day * dayMs && instant < day * dayMs + 2 * hourMs;
}
