import { describe, expect, it } from 'vitest';

import { mostTones, tonesOf } from './tones.ts';

describe('tones', () => {
  it('are two octaves from zero to the highest value, from left to right', () => {
    expect(tonesOf([0, 5, 10])).toEqual([
      { frequency: 220, pan: -1 },
      { frequency: 440, pan: 0 },
      { frequency: 880, pan: 1 },
    ]);
  });

  it('are silent in gaps', () => {
    expect(tonesOf([1, Number.NaN, 1]).map((tone) => tone === null)).toEqual([false, true, false]);
    expect(tonesOf([])).toEqual([]);
  });

  it('keep the peak of what shares a tone', () => {
    const values = Float64Array.from({ length: 8760 }, (_, i) => (i === 4321 ? 100 : 1));
    const tones = tonesOf(values);
    expect(tones).toHaveLength(mostTones);
    expect(tones.filter((tone) => tone?.frequency === 880)).toHaveLength(1);
  });

  it('are in the middle for one value, and steady where nothing changes', () => {
    expect(tonesOf([7])).toEqual([{ frequency: 880, pan: 0 }]);
    expect(tonesOf([0, 0]).map((tone) => tone?.frequency)).toEqual([220, 220]);
  });

  it('go below zero for production', () => {
    expect(tonesOf([-10, 0, 10]).map((tone) => tone?.frequency)).toEqual([220, 440, 880]);
  });
});
