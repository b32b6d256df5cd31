import { describe, expect, it } from 'vitest';
import {
  formatLongPeriod,
  formatMonthRange,
  formatPeriod,
  isWholeMonths,
  monthRange,
  periodDays,
} from './period.ts';

describe('month ranges', () => {
  it('run from the start of a month to the end of a month', () => {
    expect(monthRange('2026-05', '2026-10')).toEqual({ start: '2026-05-01', end: '2026-10-31' });
    expect(monthRange('2026-02')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
    expect(periodDays(monthRange('2026-05', '2026-10'))).toBe(184);
  });

  it('are told from other periods', () => {
    expect(isWholeMonths({ start: '2026-05-01', end: '2026-10-31' })).toBe(true);
    expect(isWholeMonths({ start: '2026-05-02', end: '2026-10-31' })).toBe(false);
    expect(isWholeMonths({ start: '2026-05-01', end: '2026-10-30' })).toBe(false);
  });
});

describe('formatted periods', () => {
  it('write both ends in full in tables', () => {
    expect(formatPeriod({ start: '2026-01-01', end: '2026-06-30' })).toBe('2026-01-01 \u2013 2026-06-30');
  });

  it.each([
    ['2026-05-01', '2026-10-31', '1 maj – 31 oktober 2026'],
    ['2025-11-01', '2026-04-30', '1 november 2025 – 30 april 2026'],
    ['2026-10-01', '2026-10-31', '1–31 oktober 2026'],
    ['2026-10-20', '2026-10-20', '20 oktober 2026'],
  ])('%s – %s in text', (start, end, text) => {
    expect(formatLongPeriod({ start, end })).toBe(text);
  });

  it.each([
    ['2026-05-01', '2026-10-31', '1 May – 31 October 2026'],
    ['2025-11-01', '2026-04-30', '1 November 2025 – 30 April 2026'],
    ['2026-10-01', '2026-10-31', '1–31 October 2026'],
    ['2026-10-20', '2026-10-20', '20 October 2026'],
  ])('%s – %s in English', (start, end, text) => {
    expect(formatLongPeriod({ start, end }, 'en')).toBe(text);
  });

  it('months in English', () => {
    expect(formatMonthRange('2026-05', '2026-10', 'en')).toBe('May – October 2026');
    expect(formatMonthRange('2025-11', '2026-04', 'en')).toBe('November 2025 – April 2026');
    expect(formatMonthRange('2026-10', '2026-10', 'en')).toBe('October 2026');
  });

  it.each([
    ['2026-05', '2026-10', 'maj – oktober 2026'],
    ['2025-11', '2026-04', 'november 2025 – april 2026'],
    ['2026-10', '2026-10', 'oktober 2026'],
  ])('months %s – %s', (first, last, text) => {
    expect(formatMonthRange(first, last)).toBe(text);
  });
});
