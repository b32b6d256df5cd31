import { expect, it } from 'vitest';
import {
  formatLongDate,
  formatMonth,
  formatShortDate,
  AXIS_MONTH_NAMES,
  isoWeekdayName,
  monthName,
  SHORT_MONTH_NAMES,
  SHORT_WEEKDAY_NAMES,
  weekdayName,
} from './date.ts';
import { LOCALE } from './sweden.ts';

it('writes days and months in running text with lower-case names', () => {
  expect(formatLongDate('2026-03-05')).toBe('5 mars 2026');
  expect(formatShortDate('2026-10-20')).toBe('tis 20 okt');
  expect(formatMonth('2026-03')).toBe('mars 2026');
  expect(formatMonth('2026-10', 'short')).toBe('okt. 2026');
  expect(formatMonth('2026-10', 'axis')).toBe('okt 2026');
  expect(weekdayName('2026-11-20')).toBe('fredag');
  expect(weekdayName('2026-11-19', 'short')).toBe('tors');
});

it('writes days and months in English, the day before the month', () => {
  expect(formatLongDate('2026-11-23', 'en')).toBe('23 November 2026');
  expect(formatShortDate('2026-10-20', 'en')).toBe('Tue 20 Oct');
  expect(formatMonth('2026-03', 'long', 'en')).toBe('March 2026');
  expect(formatMonth('2026-09', 'short', 'en')).toBe('Sep 2026');
  expect(formatMonth('2026-09', 'axis', 'en')).toBe('Sep 2026');
  expect(weekdayName('2026-11-20', 'long', 'en')).toBe('Friday');
});

it.each(['long', 'short'] as const)('has the %s names that Intl has for English', (style) => {
  const names = (part: 'month' | 'weekday', count: number, day: (index: number) => number) =>
    Array.from({ length: count }, (_name, index) =>
      new Intl.DateTimeFormat('en-US', { [part]: style, timeZone: 'UTC' }).format(day(index)),
    );
  const months = names('month', 12, (index) => Date.UTC(2026, index, 1));
  // 1 June 2026 is a Monday.
  const weekdays = names('weekday', 7, (index) => Date.UTC(2026, 5, 1 + index));
  expect(months.map((_name, index) => monthName(index + 1, style, 'en'))).toEqual(months);
  expect(weekdays.map((_name, index) => isoWeekdayName(index + 1, style, 'en'))).toEqual(weekdays);
});

it.each(['sv', 'en'] as const)('refuses months and weekdays that there are not (%s)', (language) => {
  expect(() => monthName(13, 'long', language)).toThrow(RangeError);
  expect(() => isoWeekdayName(8, 'long', language)).toThrow(RangeError);
});

it('uses the short months that Intl has for Swedish', () => {
  const intl = new Intl.DateTimeFormat(LOCALE, { month: 'short', timeZone: 'UTC' });
  expect(SHORT_MONTH_NAMES).toEqual(
    SHORT_MONTH_NAMES.map((_name, month) => intl.format(Date.UTC(2026, month, 1))),
  );
});

it('cuts Swedish names as the lists of them do', () => {
  expect(SHORT_MONTH_NAMES.map((_name, index) => monthName(index + 1, 'short'))).toEqual(SHORT_MONTH_NAMES);
  expect(AXIS_MONTH_NAMES.map((_name, index) => monthName(index + 1, 'axis'))).toEqual(AXIS_MONTH_NAMES);
  const weekdays = SHORT_WEEKDAY_NAMES.map((_name, index) => isoWeekdayName(index + 1, 'short'));
  expect(weekdays).toEqual(SHORT_WEEKDAY_NAMES);
});

it('refuses days that do not exist', () => {
  expect(() => formatLongDate('2026-02-30')).toThrow(RangeError);
});
