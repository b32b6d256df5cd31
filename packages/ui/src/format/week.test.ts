import { expect, it } from 'vitest';
import { formatLongWeek, formatWeek, formatWeekNumber, isoWeekOf, startOfWeek, weeksInYear } from './week.ts';

it.each([
  ['2026-11-20', 2026, 47],
  ['2025-12-29', 2026, 1],
  ['2026-12-31', 2026, 53],
  ['2027-01-01', 2026, 53],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2024-12-30', 2025, 1],
])('%s lies in week', (date, year, week) => {
  expect(isoWeekOf(date)).toEqual({ year, week });
});

it('knows years with 53 weeks', () => {
  expect(weeksInYear(2026)).toBe(53);
  expect(weeksInYear(2025)).toBe(52);
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
});
