import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, type Day } from './day.ts';
import {
  changesBetween,
  clockHour,
  formatInstant,
  hourMs,
  hoursInDay,
  hoursInPeriod,
  localDayOf,
  startOfLocalDay,
  utcOffsetHours,
} from './clock.ts';

const day1990To2060 = fc.integer({ min: dayOf(1990, 1, 1), max: dayOf(2060, 12, 31) });
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function hourAt(instant: number): number {
  return Number(clock.format(instant).slice(11, 13));
}

function hoursByClock(day: Day): number[] {
  return Array.from({ length: hoursInDay(day) }, (_, index) => clockHour(day, index));
}

describe('local time of Europe/Stockholm', () => {
  test.each([
    ['2026-03-29', dayOf(2026, 3, 29), 23],
    ['2026-10-25', dayOf(2026, 10, 25), 25],
    ['2027-03-28', dayOf(2027, 3, 28), 23],
    ['2027-10-31', dayOf(2027, 10, 31), 25],
    ['2024-02-29', dayOf(2024, 2, 29), 24],
  ])('%s has its hours', (_, day, hours) => {
    expect(hoursInDay(day)).toBe(hours);
    expect((startOfLocalDay(day + 1) - startOfLocalDay(day)) / hourMs).toBe(hours);
  });

  test('agrees with the time-zone database for every quarter of any day', () => {
    fc.assert(
      fc.property(day1990To2060, fc.integer({ min: 0, max: 91 }), (day, quarter) => {
        const instant = startOfLocalDay(day) + quarter * (hourMs / 4);
        const text = formatInstant(instant);
        expect(text.slice(0, 19).replace('T', ' ')).toBe(clock.format(instant));
        expect(Date.parse(text)).toBe(instant);
        expect(localDayOf(instant)).toBe(day);
        expect(text.slice(0, 10)).toBe(formatDay(day));
      }),
    );
  });

  test('agrees with the time-zone database on both change days of every year', () => {
    for (let year = 1990; year <= 2060; year += 1) {
      for (const month of year < 1996 ? [3, 9, 10] : [3, 10]) {
        for (let day = dayOf(year, month, 24); day < dayOf(year, month, 24) + 8; day += 1) {
          for (let index = 0; index < hoursInDay(day); index += 1) {
            const instant = startOfLocalDay(day) + index * hourMs;
            const hour = clock.format(instant).slice(11, 13);
            expect(clockHour(day, index)).toBe(Number(hour));
            expect(localDayOf(instant)).toBe(day);
          }
          expect(clock.format(startOfLocalDay(day)).slice(11)).toBe('00:00:00');
        }
      }
    }
  });

  test('agrees with the time-zone database around every change since 1980', () => {
    for (let year = 1980; year <= 2060; year += 1) {
      const changes = changesBetween(Date.UTC(year, 0), Date.UTC(year + 1, 0));
      expect(changes).toHaveLength(2);
      for (const change of changes) {
        for (const instant of [change - 1, change]) {
          const hour = new Date(instant).getUTCHours() + utcOffsetHours(instant);
          expect([instant, hour]).toEqual([instant, hourAt(instant)]);
        }
        expect(utcOffsetHours(change - 1)).not.toBe(utcOffsetHours(change));
      }
    }
  });

  test('has no summer time before 1980', () => {
    expect(changesBetween(Date.UTC(1970, 0), Date.UTC(1979, 11, 31))).toEqual([]);
    expect(hoursInPeriod(dayOf(1979, 1, 1), dayOf(1979, 12, 31))).toBe(8760);
    expect(utcOffsetHours(Date.UTC(1979, 6, 1))).toBe(1);
    expect(startOfLocalDay(dayOf(1979, 7, 1))).toBe(Date.UTC(1979, 5, 30, 23));
  });

  test('is the same in whichever order instants are asked for', () => {
    const anyInstant = fc.integer({ min: Date.UTC(1978, 0), max: Date.UTC(2060, 0) });
    fc.assert(
      fc.property(fc.array(anyInstant, { maxLength: 20 }), (instants) => {
        const offsets = new Map(instants.map((instant) => [instant, utcOffsetHours(instant)]));
        for (const instant of instants.toReversed())
          expect(utcOffsetHours(instant)).toBe(offsets.get(instant));
      }),
    );
  });

  test('the hour 02 is left out in spring and comes twice in autumn', () => {
    expect(hoursByClock(dayOf(2026, 3, 29)).slice(0, 5)).toEqual([0, 1, 3, 4, 5]);
    expect(hoursByClock(dayOf(2026, 10, 25)).slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    const autumn = startOfLocalDay(dayOf(2026, 10, 25));
    expect(formatInstant(autumn + 2 * hourMs)).toBe('2026-10-25T02:00:00+02:00');
    expect(formatInstant(autumn + 3 * hourMs)).toBe('2026-10-25T02:00:00+01:00');
  });

  test('counts the hours of whole years, leap year or not', () => {
    expect(hoursInPeriod(dayOf(2024, 1, 1), dayOf(2024, 12, 31))).toBe(8784);
    expect(hoursInPeriod(dayOf(2025, 1, 1), dayOf(2025, 12, 31))).toBe(8760);
    expect(hoursInPeriod(dayOf(2026, 5, 1), dayOf(2026, 10, 31))).toBe(184 * 24 + 1);
    expect(hoursInPeriod(dayOf(2026, 5, 1), dayOf(2026, 4, 30))).toBe(0);
  });
});
