import { expect, it } from 'vitest';

import { monthsOf } from './months-of.ts';

it('has every month of a period, whole or not', () => {
  expect(monthsOf({ start: '2026-08-02', end: '2026-11-19' })).toEqual([
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(monthsOf({ start: '2027-02-05', end: '2027-02-27' })).toEqual(['2027-02']);
});
