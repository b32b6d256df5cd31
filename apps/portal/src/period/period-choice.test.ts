import { describe, expect, it } from 'vitest';

import { choiceOf, liesOutside, newestPeriodWithin, resolvePeriod } from './period-choice.ts';

describe('resolvePeriod', () => {
  it('defaults to the previous six months through the end of last month (spec section 9)', () => {
    expect(resolvePeriod({ preset: 'last-6-months' }, '2026-11-20')).toEqual({
      start: '2026-05-01',
      end: '2026-10-31',
    });
    expect(resolvePeriod({ preset: 'last-6-months' }, '2026-03-31')).toEqual({
      start: '2025-09-01',
      end: '2026-02-28',
    });
  });

  it('lets the current year run to yesterday, and never end before it starts', () => {
    const thisYear = { preset: 'current-year' } as const;
    expect(resolvePeriod(thisYear, '2026-11-20')).toEqual({ start: '2026-01-01', end: '2026-11-19' });
    expect(resolvePeriod(thisYear, '2027-01-01')).toEqual({ start: '2027-01-01', end: '2027-01-01' });
  });

  it('leaves chosen days as they are', () => {
    const days = { start: '2026-05-04', end: '2026-12-31' };
    expect(resolvePeriod(days, '2026-11-20')).toBe(days);
  });
});

describe('choiceOf', () => {
  it('names a period picked by hand when it is a quick choice today', () => {
    const period = { start: '2026-05-01', end: '2026-10-31' };
    expect(choiceOf(period, '2026-11-20')).toEqual({ preset: 'last-6-months' });
    expect(choiceOf(period, '2026-12-01')).toEqual(period);
    expect(choiceOf({ start: '2026-01-01', end: '2026-11-19' }, '2026-11-20')).toEqual({
      preset: 'current-year',
    });
  });
});

describe('corporate groups whose values end early', () => {
  const span = { start: '2021-01-01', end: '2023-12-31' };

  it('get the newest six whole months with values', () => {
    expect(newestPeriodWithin(span)).toEqual({ start: '2023-07-01', end: '2023-12-31' });
    expect(newestPeriodWithin({ start: '2021-01-01', end: '2023-12-15' })).toEqual({
      start: '2023-06-01',
      end: '2023-11-30',
    });
  });

  it('get what there is when it is less than that', () => {
    expect(newestPeriodWithin({ start: '2023-11-10', end: '2023-12-31' }).start).toBe('2023-11-10');
    expect(newestPeriodWithin({ start: '2023-12-03', end: '2023-12-15' })).toEqual({
      start: '2023-12-03',
      end: '2023-12-15',
    });
  });

  it('are told apart from those with values in the period', () => {
    expect(liesOutside({ start: '2026-05-01', end: '2026-10-31' }, span)).toBe(true);
    expect(liesOutside({ start: '2023-12-31', end: '2024-10-31' }, span)).toBe(false);
    expect(liesOutside({ start: '2020-01-01', end: '2020-12-31' }, span)).toBe(true);
  });
});
