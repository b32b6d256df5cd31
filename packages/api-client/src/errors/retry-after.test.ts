import { describe, expect, it } from 'vitest';
import { parseRetryAfter } from './retry-after.ts';

const now = Date.UTC(2026, 10, 20, 7, 0, 0);

describe('parseRetryAfter', () => {
  it.each([
    ['30', 30],
    [' 0 ', 0],
    ['Fri, 20 Nov 2026 07:02:00 GMT', 120],
    ['Fri, 20 Nov 2026 06:00:00 GMT', 0],
    [null, null],
    ['', null],
    ['soon', null],
    ['-1', null],
    ['12.5', null],
    ['99999999999', null],
  ])('reads %o as %o', (value, seconds) => {
    expect(parseRetryAfter(value, now)).toBe(seconds);
  });
});
