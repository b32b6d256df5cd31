import { expect, it } from 'vitest';

import { invoiceDates } from './invoice-dates.ts';

const today = '2026-11-20';
const halfYear = { start: '2026-05-01', end: '2026-10-31' };

it('goes on until today for the choice that ends with last month', () => {
  expect(invoiceDates({ choice: { preset: 'last-6-months' }, period: halfYear, today })).toEqual({
    start: '2026-05-01',
    end: today,
  });
});

it('keeps the days of every other choice', () => {
  expect(invoiceDates({ choice: halfYear, period: halfYear, today })).toEqual(halfYear);
  const october = { start: '2026-10-01', end: '2026-10-31' };
  expect(invoiceDates({ choice: { preset: 'previous-month' }, period: october, today })).toEqual(october);
});
