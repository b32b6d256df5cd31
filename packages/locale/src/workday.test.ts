import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, weekdayOf } from './day.ts';
import { isDayOff, isPublicHoliday, isWorkday } from './workday.ts';

const daysOf2026 = Array.from({ length: 365 }, (_, index) => dayOf(2026, 1, 1) + index);
const weekdays = daysOf2026.filter((day) => weekdayOf(day) <= 5);

describe('days off', () => {
  test('are the weekends, the public holidays and the three eves, in the order of 2026', () => {
    expect(daysOf2026.filter((day) => weekdayOf(day) > 5).every(isDayOff)).toBe(true);
    expect(weekdays.filter(isDayOff).map(formatDay)).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-05-14',
      '2026-06-19',
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
    ]);
  });

  test('are no workdays, the three eves apart', () => {
    const both = weekdays.filter((day) => isDayOff(day) && isWorkday(day));
    expect(both.map(formatDay)).toEqual(['2026-06-19', '2026-12-24', '2026-12-31']);
    expect(weekdays.filter(isPublicHoliday).some(isWorkday)).toBe(false);
  });
});
