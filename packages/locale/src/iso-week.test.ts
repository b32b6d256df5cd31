import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, parseDay, weekdayOf } from './day.ts';
import { formatIsoWeek, isoWeekOf, mondayOf, startOfIsoWeek, weeksInYear } from './iso-week.ts';

const anyDay = fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2199, 12, 31) });

describe('ISO weeks', () => {
  test.each([
    ['2025-12-28', '2025-W52'],
    ['2025-12-29', '2026-W01'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2026-11-20', '2026-W47'],
    ['2027-01-01', '2026-W53'],
    ['2026-08-31', '2026-W36'],
  ])('%s lies in %s', (text, week) => {
    const day = parseDay(text);
    expect(day === null ? null : formatIsoWeek(isoWeekOf(day))).toBe(week);
  });

  test('start on Monday and hold seven days', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = startOfIsoWeek(day);
        expect(weekdayOf(monday)).toBe(1);
        expect(isoWeekOf(monday)).toEqual(isoWeekOf(monday + 6));
        expect(isoWeekOf(monday)).toEqual(isoWeekOf(day));
        expect(isoWeekOf(monday - 1)).not.toEqual(isoWeekOf(day));
        expect(mondayOf(isoWeekOf(day))).toBe(monday);
      }),
    );
  });

  test('are 52 or 53 in a year', () => {
    expect(weeksInYear(2026)).toBe(53);
    expect(weeksInYear(2025)).toBe(52);
  });
});
