import { windowOfPeriod } from '@vinrod/charts';
import { expect, it } from 'vitest';

import { hoursWithin } from './hours-within.ts';

const halfYear = { start: '2026-05-03', end: '2026-10-31' } as const;

it('waits for the reader to go into a month', () => {
  expect(hoursWithin(null, halfYear)).toBeUndefined();
  expect(hoursWithin(windowOfPeriod({ start: '2026-06-01', end: '2026-08-31' }), halfYear)).toBeUndefined();
});

it('takes whole months, within the period', () => {
  const june = { start: '2026-06-01', end: '2026-06-30' } as const;
  expect(hoursWithin(windowOfPeriod(june), halfYear)).toEqual(june);
  expect(hoursWithin(windowOfPeriod({ start: '2026-06-12', end: '2026-06-12' }), halfYear)).toEqual(june);
  expect(hoursWithin(windowOfPeriod({ start: '2026-05-30', end: '2026-06-02' }), halfYear)).toEqual({
    start: '2026-05-03',
    end: '2026-06-30',
  });
});

it('asks for nothing outside the period', () => {
  expect(hoursWithin(windowOfPeriod({ start: '2026-03-01', end: '2026-03-31' }), halfYear)).toBeUndefined();
});

it('takes all of a short period at once', () => {
  const october = { start: '2026-10-01', end: '2026-10-31' } as const;
  expect(hoursWithin(null, october)).toEqual(october);
});
