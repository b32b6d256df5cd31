import { expect, it } from 'vitest';

import { wholeMonths } from './whole-months.ts';

it('leaves out months that the period cuts', () => {
  expect(wholeMonths({ start: '2026-08-02', end: '2026-11-19' })).toEqual(['2026-09', '2026-10']);
  expect(wholeMonths({ start: '2028-02-01', end: '2028-02-29' })).toEqual(['2028-02']);
  expect(wholeMonths({ start: '2027-02-01', end: '2027-02-27' })).toEqual([]);
  expect(wholeMonths({ start: '2026-10-05', end: '2026-10-09' })).toEqual([]);
});

it('offers the last twelve of many', () => {
  const months = wholeMonths({ start: '2024-01-01', end: '2026-10-31' });
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-11', '2026-10']);
});
