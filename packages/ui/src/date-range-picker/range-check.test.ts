import { expect, it } from 'vitest';
import { parseTypedDate } from '../format/parse-date.ts';
import { checkRange, isSameRange } from './range-check.ts';

const syntax = { read: parseTypedDate, write: String };
const bounds = { min: '2024-01-01', max: '2026-11-19' };

it('gives the range of two days in order', () => {
  expect(checkRange({ start: '20260501', end: ' 31 okt 2026' }, syntax, bounds)).toEqual({
    range: { start: '2026-05-01', end: '2026-10-31' },
  });
  expect(checkRange({ start: '2026-05-01', end: '2026-05-01' }, syntax, {})).toEqual({
    range: { start: '2026-05-01', end: '2026-05-01' },
  });
});

it.each([
  ['maj', '2026-10-31', { start: 'unreadable', end: null, isReversed: false }],
  ['2026-05-01', '', { start: null, end: 'unreadable', isReversed: false }],
  ['2023-12-31', '2026-10-31', { start: 'too-early', end: null, isReversed: false }],
  ['2026-05-01', '2026-11-20', { start: null, end: 'too-late', isReversed: false }],
  ['2026-10-31', '2026-05-01', { start: null, end: null, isReversed: true }],
])('tells what is wrong with %j and %j', (start, end, problems) => {
  expect(checkRange({ start, end }, syntax, bounds)).toEqual(problems);
});

it('tells ranges apart', () => {
  const range = { start: '2026-05-01', end: '2026-10-31' };
  expect(isSameRange(range, { ...range })).toBe(true);
  expect(isSameRange(null, null)).toBe(true);
  expect(isSameRange(range, null)).toBe(false);
  expect(isSameRange(range, { ...range, end: '2026-10-30' })).toBe(false);
});
