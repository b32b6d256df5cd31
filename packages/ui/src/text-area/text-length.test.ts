import { expect, it } from 'vitest';

import { isNearLimit, textLength } from './text-length.ts';

it('counts what a reader sees', () => {
  expect(textLength('Ångström')).toBe(8);
  expect(textLength('A\u030angstro\u0308m')).toBe(8);
  expect(textLength('👍🏽👨‍👩‍👧')).toBe(2);
  expect(textLength('')).toBe(0);
});

it('speaks up for the last tenth', () => {
  expect(isNearLimit(269, 300)).toBe(false);
  expect(isNearLimit(270, 300)).toBe(true);
  expect(isNearLimit(310, 300)).toBe(true);
});
