import { describe, expect, it } from 'vitest';

import { pageCount, rowRange } from './row-range.ts';

describe('rowRange', () => {
  it('counts from one and ends at the total', () => {
    expect(rowRange(1, 16, 312)).toEqual({ first: 1, last: 16 });
    expect(rowRange(20, 16, 312)).toEqual({ first: 305, last: 312 });
  });

  it('is zero without rows and stays on the last page when rows have gone', () => {
    expect(rowRange(1, 16, 0)).toEqual({ first: 0, last: 0 });
    expect(rowRange(9, 16, 20)).toEqual({ first: 17, last: 20 });
  });
});

describe('pageCount', () => {
  it('is one for an empty list', () => {
    expect(pageCount(0, 16)).toBe(1);
    expect(pageCount(16, 16)).toBe(1);
    expect(pageCount(17, 16)).toBe(2);
  });
});
