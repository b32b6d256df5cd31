import { dayMs, toLocal } from './stockholm.ts';

/**
 * Days off beside weekends: the public holidays of lagen (1989:253) om allmänna helgdagar, and the three eves
 * that lagen (1977:480) om semester § 3 a treats as Sundays (Midsummer, Christmas and New Year's Eve).
 */

/** Easter Sunday of a year as UTC midnight ms (anonymous Gregorian computus). */
export function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}

function weekdayFrom(year: number, monthIndex: number, firstDay: number, weekday: number): number {
  const first = new Date(Date.UTC(year, monthIndex, firstDay));
  return first.getTime() + ((weekday - first.getUTCDay() + 7) % 7) * dayMs;
}

const friday = 5;
const saturday = 6;

function daysOff(year: number): ReadonlySet<number> {
  const easter = easterSunday(year);
  const fixed: readonly (readonly [monthIndex: number, day: number])[] = [
    [0, 1],
    [0, 6],
    [4, 1],
    [5, 6],
    [11, 24],
    [11, 25],
    [11, 26],
    [11, 31],
  ];
  return new Set([
    ...fixed.map(([monthIndex, day]) => Date.UTC(year, monthIndex, day)),
    easter - 2 * dayMs,
    easter,
    easter + dayMs,
    easter + 39 * dayMs,
    easter + 49 * dayMs,
    weekdayFrom(year, 5, 19, friday),
    weekdayFrom(year, 5, 20, saturday),
    weekdayFrom(year, 9, 31, saturday),
  ]);
}

const years = new Map<number, ReadonlySet<number>>();

/** Whether the local day that holds an instant (UTC ms) is a weekend day or another day off in Sweden. */
export function isDayOff(instant: number): boolean {
  const { year, month, day, weekday } = toLocal(instant);
  if (weekday >= 6) return true;
  let off = years.get(year);
  if (!off) {
    off = daysOff(year);
    years.set(year, off);
  }
  return off.has(Date.UTC(year, month - 1, day));
}
