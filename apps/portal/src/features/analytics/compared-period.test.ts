import { expect, it } from 'vitest';

import { comparedPeriod } from './compared-period.ts';

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
