import { expect, it } from 'vitest';

import { sumOf } from './sums.ts';

it('adds up what is known, and knows when nothing is', () => {
  expect(sumOf([1, null, 2.5])).toBe(3.5);
  expect(sumOf([null, null])).toBeNull();
  expect(sumOf([])).toBeNull();
  expect(sumOf([0])).toBe(0);
});
