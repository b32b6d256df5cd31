import { describe, expect, it } from 'vitest';

import { yearlyLoad } from './yearly-load.ts';

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('yearlyLoad', () => {
  it('draws the same picture from the same seed', () => {
    expect(yearlyLoad({ count: 40, seed: 7 })).toEqual(yearlyLoad({ count: 40, seed: 7 }));
    expect(yearlyLoad({ count: 40, seed: 7 })).not.toEqual(yearlyLoad({ count: 40, seed: 8 }));
  });

  it('stays between 0 and 1', () => {
    const heights = yearlyLoad({ count: 500, spread: 1 });
    expect(Math.min(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(1);
  });

  it('is high in winter and low in summer', () => {
    const heights = yearlyLoad({ count: 364 });
    expect(mean(heights.slice(0, 60))).toBeGreaterThan(2 * mean(heights.slice(170, 230)));
  });

  it('is lower on two days of seven', () => {
    const heights = yearlyLoad({ count: 364, spread: 0 });
    expect(heights[5]).toBeLessThan(heights[4] ?? 0);
    expect(heights[7]).toBeGreaterThan(heights[6] ?? 1);
  });
});
