import { describe, expect, it } from 'vitest';

import { placesInWindow, rowSpan } from './row-window.ts';

describe('rowSpan', () => {
  it('reaches beyond the view on both sides', () => {
    const { first, end } = rowSpan(500, 20);
    expect(first).toBeLessThan(480);
    expect(end).toBeGreaterThan(540);
  });

  it('stays the same while the view moves a few rows', () => {
    expect(rowSpan(64, 20)).toEqual(rowSpan(65, 20));
    expect(rowSpan(96, 20)).not.toEqual(rowSpan(64, 20));
  });

  it('begins with the first row', () => {
    expect(rowSpan(0, 20).first).toBe(0);
  });
});

describe('placesInWindow', () => {
  it('holds the span and both ends of the table, each place once and in order', () => {
    expect(placesInWindow({ first: 3, end: 6 }, 10, undefined)).toEqual([0, 1, 3, 4, 5, 8, 9]);
    expect(placesInWindow({ first: 0, end: 3 }, 2, undefined)).toEqual([0, 1]);
  });

  it('holds what an arrow key leads to from an end, before the table has scrolled there', () => {
    const atTheEnd = placesInWindow({ first: 9000, end: 9100 }, 10_000, undefined);
    expect(atTheEnd[atTheEnd.indexOf(0) + 1]).toBe(1);
    const atTheStart = placesInWindow({ first: 0, end: 100 }, 10_000, undefined);
    expect(atTheStart[atTheStart.indexOf(9999) - 1]).toBe(9998);
  });

  it('keeps the row with focus and what the arrow keys lead to from there', () => {
    expect(placesInWindow({ first: 6, end: 8 }, 20, 2)).toEqual([0, 1, 2, 3, 6, 7, 18, 19]);
    expect(placesInWindow({ first: 6, end: 8 }, 20, 19)).toEqual([0, 1, 6, 7, 18, 19]);
  });
});
