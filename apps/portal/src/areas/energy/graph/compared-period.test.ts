import { expect, it } from 'vitest';

import { comparedPeriod, comparisonLabel, latestWinter } from './compared-period.ts';

const period = { start: '2026-03-01', end: '2026-03-31' };

it('is as many days right before, or the same dates a year before', () => {
  expect(comparedPeriod(period, 'none')).toBeUndefined();
  expect(comparedPeriod(period, 'previous_period')).toEqual({ start: '2026-01-29', end: '2026-02-28' });
  expect(comparedPeriod(period, 'previous_year')).toEqual({ start: '2025-03-01', end: '2025-03-31' });
});

it('takes 28 February for a leap day', () => {
  expect(comparedPeriod({ start: '2028-02-01', end: '2028-02-29' }, 'previous_year')).toEqual({
    start: '2027-02-01',
    end: '2027-02-28',
  });
});

it('figures 7: is freely chosen days, called by their year when they are one', () => {
  const year = { start: '2023-01-01', end: '2023-12-31' };
  expect(comparedPeriod(period, 'free', year)).toEqual(year);
  expect(comparisonLabel({ start: '2025-01-01', end: '2025-12-31' }, 'free', year)).toBe('2023');
  expect(comparisonLabel(period, 'free', { start: '2024-02-01', end: '2024-03-31' })).toBe(
    'februari – mars 2024',
  );
});

it('is called by its year, its months or its days', () => {
  expect(comparisonLabel(period, 'none')).toBeUndefined();
  expect(comparisonLabel(period, 'previous_year')).toBe('2025');
  expect(comparisonLabel({ start: '2026-04-01', end: '2026-04-28' }, 'previous_period')).toBe(
    '4–31 mars 2026',
  );
  expect(comparisonLabel({ start: '2026-07-01', end: '2026-08-31' }, 'previous_period')).toBe(
    '30 april – 30 juni 2026',
  );
  expect(comparisonLabel({ start: '2027-01-01', end: '2027-01-31' }, 'previous_period')).toBe(
    'december 2026',
  );
});

it.each([
  ['2026-11-20', 2025],
  ['2027-03-31', 2025],
  ['2027-04-01', 2026],
])('on %s, the latest winter that is over began in %d', (today, year) => {
  expect(latestWinter(today)).toEqual({ start: `${year}-11-01`, end: `${year + 1}-03-31` });
});
