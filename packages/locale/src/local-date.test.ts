import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isLocalDate, parseLocalDate, weekdayOf } from './local-date.ts';
import { addMonths, firstDayOf, isLocalMonth, lastDayOf, monthOf, monthsBetween } from './local-month.ts';

describe('days', () => {
  it('reads YYYY-MM-DD and nothing else', () => {
    expect(parseLocalDate('2026-03-05')).toEqual({ year: 2026, month: 3, day: 5 });
    expect(isLocalDate('2024-02-29')).toBe(true);
    for (const text of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-3-5',
      '05/03/2026',
      '2026-03-05T00:00',
      '',
    ]) {
      expect(isLocalDate(text)).toBe(false);
    }
  });

  it('counts over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(daysBetween('2026-05-01', '2026-10-31')).toBe(184);
    expect(daysBetween('2026-05-01', '2026-05-01')).toBe(1);
    expect(daysBetween('2026-05-02', '2026-05-01')).toBe(0);
  });

  it('knows ISO weekdays', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-22')).toBe(7);
  });

  it('refuses text that is no date', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });
});

describe('months', () => {
  it('have a first and a last day', () => {
    expect(firstDayOf('2026-02')).toBe('2026-02-01');
    expect(lastDayOf('2026-02')).toBe('2026-02-28');
    expect(lastDayOf('2024-02')).toBe('2024-02-29');
    expect(lastDayOf('2026-12')).toBe('2026-12-31');
  });

  it('are counted over years', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(addMonths('2026-11', -24)).toBe('2024-11');
    expect(monthsBetween('2024-11', '2026-11')).toBe(25);
    expect(monthOf('2026-11-20')).toBe('2026-11');
  });

  it('are told from other text', () => {
    expect(isLocalMonth('2026-12')).toBe(true);
    for (const text of ['2026-13', '2026-00', '2026-1', '2026-01-01', 'maj 2026', '']) {
      expect(isLocalMonth(text)).toBe(false);
    }
  });

  it('refuses text that is no month', () => {
    expect(() => addMonths('2026-13', 1)).toThrow(RangeError);
  });
});
