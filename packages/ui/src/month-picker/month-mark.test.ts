import { expect, it } from 'vitest';
import { markIn, spanBetween } from './month-mark.ts';

const span = { first: '2025-11', last: '2026-02' };

it.each([
  ['2025-10', 'none'],
  ['2025-11', 'first'],
  ['2025-12', 'inside'],
  ['2026-02', 'last'],
  ['2026-03', 'none'],
])('marks %s as %s', (month, mark) => {
  expect(markIn(span, month)).toBe(mark);
});

it('marks the only month, and none without a span', () => {
  expect(markIn({ first: '2026-01', last: '2026-01' }, '2026-01')).toBe('only');
  expect(markIn(null, '2026-01')).toBe('none');
});

it('puts two months in order', () => {
  expect(spanBetween('2026-02', '2025-11')).toEqual(span);
  expect(spanBetween('2025-11', '2026-02')).toEqual(span);
});
