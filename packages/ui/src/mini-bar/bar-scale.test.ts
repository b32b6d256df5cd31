import { describe, expect, it } from 'vitest';

import { barShares } from './bar-scale.ts';

describe('barShares', () => {
  it('splits the value at the mark', () => {
    expect(barShares(60, 100, 120)).toEqual({ within: 0.5, beyond: 0, mark: 100 / 120 });
    const over = barShares(114, 100, 120);
    expect(over.within).toBeCloseTo(100 / 120, 10);
    expect(over.beyond).toBeCloseTo(14 / 120, 10);
  });

  it('never leaves the bar', () => {
    expect(barShares(500, 100, 120).within + barShares(500, 100, 120).beyond).toBeCloseTo(1, 10);
    expect(barShares(-5, 100, 120)).toMatchObject({ within: 0, beyond: 0 });
  });

  it('stands at the end when the mark is the end', () => {
    expect(barShares(100, 100, 50)).toEqual({ within: 1, beyond: 0, mark: 1 });
  });
});
