import { expect, it } from 'vitest';
import { formatLongWeek, formatWeek, formatWeekNumber, isoWeekOf, startOfWeek } from './local-week.ts';

it('is that of the day, written as text', () => {
  expect(isoWeekOf('2027-01-03')).toEqual({ year: 2026, week: 53 });
  expect(() => isoWeekOf('2027-02-30')).toThrow(RangeError);
});

it('starts the week on Monday', () => {
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  expect(startOfWeek('2026-11-16')).toBe('2026-11-16');
});

it('shows the ISO year with the week', () => {
  const week = isoWeekOf('2027-01-01');
  expect(formatWeek(week)).toBe('v. 53 2026');
  expect(formatLongWeek(week)).toBe('vecka 53 2026');
  expect(formatWeekNumber(week)).toBe('v. 53');
  expect(formatWeek(week, 'en')).toBe('w. 53 2026');
  expect(formatLongWeek(week, 'en')).toBe('week 53 2026');
  expect(formatWeekNumber(week, 'en')).toBe('w. 53');
});
