import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, type Day } from './day.ts';
import {
  clockHour,
  formatInstant,
  HOUR_MS,
  hoursInDay,
  hoursInPeriod,
  localDayOf,
  startOfLocalDay,
  STEP_MS,
  stepsInDay,
} from './stockholm.ts';

const day1996To2060 = fc.integer({ min: dayOf(1996, 1, 1), max: dayOf(2060, 12, 31) });
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function hoursByClock(day: Day): number[] {
  return Array.from({ length: hoursInDay(day) }, (_, index) => clockHour(day, index));
}

describe('local time of Europe/Stockholm', () => {
  test.each([
    ['2026-03-29', dayOf(2026, 3, 29), 23, 92],
    ['2026-10-25', dayOf(2026, 10, 25), 25, 100],
    ['2027-03-28', dayOf(2027, 3, 28), 23, 92],
    ['2027-10-31', dayOf(2027, 10, 31), 25, 100],
    ['2024-02-29', dayOf(2024, 2, 29), 24, 96],
  ])('%s has its hours and quarters', (_, day, hours, quarters) => {
    expect(hoursInDay(day)).toBe(hours);
    expect(stepsInDay(day, 'hour')).toBe(hours);
    expect(stepsInDay(day, 'quarter')).toBe(quarters);
    expect((startOfLocalDay(day + 1) - startOfLocalDay(day)) / HOUR_MS).toBe(hours);
  });

  test('agrees with the time-zone database for every quarter of any day', () => {
    fc.assert(
      fc.property(day1996To2060, fc.integer({ min: 0, max: 91 }), (day, quarter) => {
        const instant = startOfLocalDay(day) + quarter * STEP_MS.quarter;
        const text = formatInstant(instant);
        expect(text.slice(0, 19).replace('T', ' ')).toBe(clock.format(instant));
        expect(Date.parse(text)).toBe(instant);
        expect(localDayOf(instant)).toBe(day);
        expect(text.slice(0, 10)).toBe(formatDay(day));
      }),
    );
  });

  test('agrees with the time-zone database on both change days of every year', () => {
    for (let year = 1996; year <= 2060; year += 1) {
      for (const month of [3, 10]) {
        for (let day = dayOf(year, month, 24); day <= dayOf(year, month, 31); day += 1) {
          for (let index = 0; index < hoursInDay(day); index += 1) {
            const instant = startOfLocalDay(day) + index * HOUR_MS;
            const hour = clock.format(instant).slice(11, 13);
            expect(clockHour(day, index)).toBe(Number(hour));
            expect(localDayOf(instant)).toBe(day);
          }
          expect(clock.format(startOfLocalDay(day)).slice(11)).toBe('00:00:00');
        }
      }
    }
  });

  test('the hour 02 is left out in spring and comes twice in autumn', () => {
    expect(hoursByClock(dayOf(2026, 3, 29)).slice(0, 5)).toEqual([0, 1, 3, 4, 5]);
    expect(hoursByClock(dayOf(2026, 10, 25)).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    const autumn = startOfLocalDay(dayOf(2026, 10, 25));
    expect(formatInstant(autumn + 2 * HOUR_MS)).toBe('2026-10-25T02:00:00+02:00');
    expect(formatInstant(autumn + 3 * HOUR_MS)).toBe('2026-10-25T02:00:00+01:00');
  });

  test('counts the hours of whole years, leap year or not', () => {
    expect(hoursInPeriod(dayOf(2024, 1, 1), dayOf(2024, 12, 31))).toBe(8784);
    expect(hoursInPeriod(dayOf(2025, 1, 1), dayOf(2025, 12, 31))).toBe(8760);
    expect(hoursInPeriod(dayOf(2026, 5, 1), dayOf(2026, 10, 31))).toBe(184 * 24 + 1);
    expect(hoursInPeriod(dayOf(2026, 5, 1), dayOf(2026, 4, 30))).toBe(0);
  });
});
