import { expect, it } from 'vitest';

import { isWeekday } from './local-workday.ts';

it('counts a public holiday on a Thursday as no weekday, and the eve before Midsummer as one', () => {
  expect(isWeekday('2026-05-13')).toBe(true);
  expect(isWeekday('2026-05-14')).toBe(false);
  expect(isWeekday('2026-06-19')).toBe(true);
  expect(isWeekday('2026-06-20')).toBe(false);
});

it('refuses what is no day', () => {
  expect(() => isWeekday('2026-02-30')).toThrow(RangeError);
});
