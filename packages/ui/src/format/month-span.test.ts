import { expect, it } from 'vitest';
import { defaultMonthSpan, monthSpanOf } from './month-span.ts';

it('takes the months that a period touches', () => {
  expect(monthSpanOf({ start: '2025-12-31', end: '2026-02-01' })).toEqual({
    first: '2025-12',
    last: '2026-02',
  });
});

it.each([
  ['2026-11-20', '2026-05', '2026-10'],
  ['2026-01-31', '2025-07', '2025-12'],
])('starts reports on %s with the previous six months', (today, first, last) => {
  expect(defaultMonthSpan(today)).toEqual({ first, last });
});
