import { describe, expect, it } from 'vitest';

import { fromIsoWeek, isoWeekOf, startOfIsoWeek } from './iso-week.ts';
import { clockSpan, localDate, periodLabel, stepLabel } from './step-label.ts';
import { fromLocal } from '@vinrod/locale/wall-clock';
import { stepStarts } from './steps.ts';

describe('ISO weeks', () => {
  it.each([
    ['2025-12-29', 2026, 1],
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2026-08-31', 2026, 36],
  ])('%s lies in %i week %i', (date, year, week) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
    expect(isoWeekOf(fromLocal(y, m, d))).toEqual({ year, week });
  });

  it('start on Monday, also in the week of a clock change', () => {
    expect(localDate(startOfIsoWeek(fromLocal(2026, 10, 25, 23)))).toBe('2026-10-19');
    expect(localDate(fromIsoWeek({ year: 2026, week: 44 }))).toBe('2026-10-26');
  });
});

describe('steps', () => {
  it.each([
    ['2026-03-29', 'hour', 23],
    ['2026-10-25', 'hour', 25],
    ['2026-03-29', 'quarter', 92],
    ['2026-10-25', 'quarter', 100],
  ] as const)('%s has so many %ss: %i', (date, step, count) => {
    const [y = 0, m = 0, d = 0] = date.split('-').map(Number);
    expect(stepStarts(step, fromLocal(y, m, d), fromLocal(y, m, d + 1))).toHaveLength(count + 1);
  });

  it('of a leap year are 366 midnights', () => {
    const days = stepStarts('day', fromLocal(2024, 1, 1), fromLocal(2024, 12, 31));
    expect(days).toHaveLength(366);
    expect([...days].every((day) => stepLabel('hour', day).flag === '00:00')).toBe(true);
  });
});

describe('step labels', () => {
  it('name a week by its number and dates', () => {
    expect(stepLabel('week', fromLocal(2026, 8, 31))).toEqual({
      flag: 'v. 36',
      name: 'vecka 36',
      title: 'Vecka 36',
      detail: '31 aug – 6 sep 2026',
      row: 'v. 36 2026',
      dated: 'vecka 36, 31 augusti – 6 september 2026',
      spoken: 'vecka 36, 31 augusti – 6 september 2026',
    });
  });

  it('tell the two hours 02–03 of the 25-hour day apart', () => {
    const rows = [0, 1].map(
      (hour) => stepLabel('hour', Date.parse('2026-10-25T00:00:00Z') + hour * 3_600_000).row,
    );
    expect(rows).toEqual(['2026-10-25 02:00–03:00 (sommartid)', '2026-10-25 02:00–03:00 (normaltid)']);
  });

  it('speak an hour and a quarter', () => {
    expect(stepLabel('hour', fromLocal(2026, 3, 12, 23)).spoken).toBe(
      'torsdag 12 mars 2026 klockan 23 till 0',
    );
    expect(stepLabel('quarter', fromLocal(2026, 3, 12, 14, 15)).spoken).toBe(
      'torsdag 12 mars 2026 klockan 14.15 till 14.30',
    );
  });

  it('write them in text in one form, to the end of the day', () => {
    const late = fromLocal(2026, 3, 12, 23);
    expect(stepLabel('hour', late).dated).toBe('torsdag 12 mars 2026 kl. 23–24');
    expect(stepLabel('quarter', fromLocal(2026, 3, 12, 14, 15)).title).toBe('kl. 14.15–14.30');
    expect(clockSpan(fromLocal(2026, 3, 12, 2), late)).toBe('kl. 02–23');
    expect(clockSpan(fromLocal(2026, 3, 12, 2, 30), late)).toBe('kl. 02.30–23.00');
    expect(stepLabel('hour', late, 'en').dated).toBe('Thursday 12 March 2026 23:00–24:00');
  });

  it('name the period from the first day to the last', () => {
    expect(periodLabel('month', fromLocal(2026, 5), fromLocal(2026, 10))).toBe('1 maj – 31 oktober 2026');
  });
});
