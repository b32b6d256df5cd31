import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  addYears,
  dayOf,
  daysInMonth,
  endOfMonth,
  formatDay,
  parseDay,
  partsOf,
  startOfMonth,
  weekdayOf,
} from './day.ts';

const anyDay = fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2199, 12, 31) });

describe('civil days', () => {
  test('counts from 1970-01-01', () => {
    expect(dayOf(1970, 1, 1)).toBe(0);
    expect(dayOf(1969, 12, 31)).toBe(-1);
    expect(formatDay(0)).toBe('1970-01-01');
  });

  test('agrees with the calendar of Date over three centuries', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = new Date(day * 86_400_000);
        expect(formatDay(day)).toBe(date.toISOString().slice(0, 10));
        expect(weekdayOf(day) % 7).toBe(date.getUTCDay());
        const parts = partsOf(day);
        expect(dayOf(parts.year, parts.month, parts.dayOfMonth)).toBe(day);
        expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });

  test.each([
    ['2024-02-29', dayOf(2024, 2, 29)],
    ['2025-02-29', null],
    ['2000-02-29', dayOf(2000, 2, 29)],
    ['1900-02-29', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['2026-04-31', null],
    ['2026-4-30', null],
    ['2026-04-30T00:00', null],
    ['', null],
  ])('reads %s', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  test('knows month ends and leap days', () => {
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(daysInMonth(2100, 2)).toBe(28);
    expect(formatDay(endOfMonth(dayOf(2026, 12, 5)))).toBe('2026-12-31');
    expect(formatDay(startOfMonth(dayOf(2026, 12, 31)))).toBe('2026-12-01');
    expect(formatDay(addYears(dayOf(2024, 2, 29), -1))).toBe('2023-02-28');
    expect(formatDay(addMonths(dayOf(2026, 1, 31), 1))).toBe('2026-02-28');
    expect(formatDay(addMonths(dayOf(2026, 1, 15), -13))).toBe('2024-12-15');
  });
});
