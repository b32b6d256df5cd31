import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { trendOf } from './trend.ts';

describe('trend', () => {
  it('is the line itself for values on a line, also past gaps', () => {
    expect(trendOf([10, 12, 14, 16])).toMatchObject({ from: 10, to: 16, fit: 1 });
    expect(trendOf([10, Number.NaN, 14, 16])?.to).toBeCloseTo(16, 9);
  });

  it('explains nothing where nothing changes, or all of it comes back', () => {
    expect(trendOf([5, 5, 5])).toMatchObject({ from: 5, to: 5, fit: 0 });
    expect(trendOf([1, 9, 1, 9, 1])?.fit).toBeCloseTo(0, 9);
  });

  it('needs three values', () => {
    expect(trendOf([1, 2])).toBeNull();
    expect(trendOf([1, Number.NaN, 2])).toBeNull();
  });

  it('has a fit from 0 to 1 and goes through the mean', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(values, (all) => {
        const trend = trendOf(all);
        const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
        expect(trend?.fit).toBeGreaterThanOrEqual(-1e-9);
        expect(trend?.fit).toBeLessThanOrEqual(1 + 1e-9);
        expect(((trend?.from ?? 0) + (trend?.to ?? 0)) / 2).toBeCloseTo(mean, 6);
      }),
      { seed: 20261120 },
    );
  });
});
