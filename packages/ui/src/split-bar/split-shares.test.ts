import { describe, expect, it } from 'vitest';

import { splitShares, type SplitPart } from './split-shares.ts';

const part = (key: string, value: number): SplitPart => ({ key, label: key, value, tone: 'neutral' });

describe('splitShares', () => {
  it('leaves out parts of nothing, and keeps the order', () => {
    const shares = splitShares([part('a', 3), part('b', 0), part('c', 1)]);
    expect(shares.map(({ key, percent }) => [key, percent])).toEqual([
      ['a', 75],
      ['c', 25],
    ]);
  });

  it('is empty when there is nothing to divide', () => {
    expect(splitShares([])).toEqual([]);
    expect(splitShares([part('a', 0)])).toEqual([]);
  });

  it('marks what would be written as 0,0 %', () => {
    const shares = splitShares([part('most', 9995), part('some', 5), part('one', 1)]);
    expect(shares.map(({ isTiny }) => isTiny)).toEqual([false, true, true]);
    expect(splitShares([part('most', 9994), part('some', 6)]).map(({ isTiny }) => isTiny)).toEqual([
      false,
      false,
    ]);
  });
});
