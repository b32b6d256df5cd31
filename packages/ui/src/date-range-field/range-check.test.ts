import { expect, it } from 'vitest';
import { checkRange } from './range-check.ts';

const bounds = { min: '2024-01-01', max: '2026-11-19' };

it('gives the period of two days in order', () => {
  expect(checkRange({ start: '20260501', end: ' 2026-10-31' }, bounds)).toEqual({
    period: { start: '2026-05-01', end: '2026-10-31' },
  });
  expect(checkRange({ start: '2026-05-01', end: '2026-05-01' }, {})).toEqual({
    period: { start: '2026-05-01', end: '2026-05-01' },
  });
});

it.each([
  ['maj', '2026-10-31', { start: 'not-a-date', end: null, isReversed: false }],
  ['2026-05-01', '', { start: null, end: 'not-a-date', isReversed: false }],
  ['2023-12-31', '2026-10-31', { start: 'too-early', end: null, isReversed: false }],
  ['2026-05-01', '2026-11-20', { start: null, end: 'too-late', isReversed: false }],
  ['2026-10-31', '2026-05-01', { start: null, end: null, isReversed: true }],
])('tells what is wrong with %j and %j', (start, end, problems) => {
  expect(checkRange({ start, end }, bounds)).toEqual(problems);
});
