import { describe, expect, it } from 'vitest';
import {
  clampPeriod,
  formatLongPeriod,
  formatMonthRange,
  formatPeriod,
  isWholeMonths,
  monthRange,
  periodDays,
} from './period.ts';
import { defaultPeriod, PERIOD_PRESET_LABELS, presetOf, presetPeriod } from './period-preset.ts';

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

describe('default report period', () => {
  it.each([
    ['2026-11-20', '2026-05-01', '2026-10-31'],
    ['2026-03-31', '2025-09-01', '2026-02-28'],
    ['2026-01-01', '2025-07-01', '2025-12-31'],
  ])('on %s', (today, start, end) => {
    expect(defaultPeriod(today)).toEqual({ start, end });
  });
});

describe('presets', () => {
  const today = '2026-11-20';

  it.each([
    ['last-6-months', '2026-05-01', '2026-10-31'],
    ['previous-month', '2026-10-01', '2026-10-31'],
    ['current-year', '2026-01-01', '2026-11-20'],
    ['previous-year', '2025-01-01', '2025-12-31'],
  ] as const)('%s', (preset, start, end) => {
    expect(presetPeriod(preset, today)).toEqual({ start, end });
    expect(presetOf({ start, end }, today)).toBe(preset);
  });

  it('leaves any other period as "Eget intervall"', () => {
    expect(presetPeriod('custom', today)).toBeNull();
    expect(presetOf({ start: '2026-05-02', end: '2026-10-31' }, today)).toBe('custom');
  });

  it('has the names of the vocabulary', () => {
    expect(Object.values(PERIOD_PRESET_LABELS)).toEqual([
      'Senaste 6 månaderna',
      'Föregående månad',
      'Innevarande år',
      'Föregående år',
      'Eget intervall',
    ]);
  });
});

describe('clampPeriod', () => {
  const bounds = { start: '2024-11-01', end: '2026-11-30' };

  it('keeps the part within the bounds', () => {
    expect(clampPeriod({ start: '2020-01-01', end: '2030-01-01' }, bounds)).toEqual(bounds);
    expect(clampPeriod({ start: '2026-01-01', end: '2026-02-01' }, bounds)).toEqual({
      start: '2026-01-01',
      end: '2026-02-01',
    });
    expect(clampPeriod({ start: '2020-01-01', end: '2020-02-01' }, bounds)).toBeNull();
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
    ['2026-05', '2026-10', 'maj – oktober 2026'],
    ['2025-11', '2026-04', 'november 2025 – april 2026'],
    ['2026-10', '2026-10', 'oktober 2026'],
  ])('months %s – %s', (first, last, text) => {
    expect(formatMonthRange(first, last)).toBe(text);
  });
});
