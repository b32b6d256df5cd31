import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referenceFile } from '../../testing/reference-data.ts';
import { dayOf, formatDay } from './day.ts';
import { easterSunday, swedishHolidays } from './swedish-holidays.ts';

const REFERENCE = referenceFile('holidays/se_holidays_2019_2030.csv');

describe('Swedish holidays', () => {
  test.each([
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2026, '2026-04-05'],
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

  test.skipIf(REFERENCE.isAbsent)('equal ../shared/data/holidays for 2019–2030 (skipped when absent)', () => {
    const rows = readFileSync(REFERENCE.path, 'utf8').trim().split('\n').slice(1).toSorted();
    const computed = Array.from({ length: 12 }, (_, index) => swedishHolidays(2019 + index))
      .flat()
      .map((holiday) => `${formatDay(holiday.day)},${holiday.name},${holiday.isPublic ? 1 : 0}`);
    expect(computed.toSorted()).toEqual(rows.map((row) => row.trim()));
  });
});
