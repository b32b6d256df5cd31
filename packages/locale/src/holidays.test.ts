import { describe, expect, test } from 'vitest';
import { dayOf, formatDay } from './day.ts';
import { easterSunday, swedishHolidays } from './holidays.ts';

describe('Swedish holidays', () => {
  test.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter %i falls on %s', (year, day) => {
    expect(formatDay(easterSunday(year))).toBe(day);
  });

  test('midsummer and All Saints fall on their Saturdays', () => {
    const names = new Map(swedishHolidays(2026).map((holiday) => [holiday.name, formatDay(holiday.day)]));
    expect(names.get('Midsommardagen')).toBe('2026-06-20');
    expect(names.get('Alla helgons dag')).toBe('2026-10-31');
  });

  test('come in the order of the year', () => {
    const days = swedishHolidays(2026).map((holiday) => holiday.day);
    expect(days).toEqual(days.toSorted((left, right) => left - right));
    expect(days[0]).toBe(dayOf(2026, 1, 1));
  });
});
