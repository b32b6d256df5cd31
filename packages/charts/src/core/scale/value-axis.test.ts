import { nice } from 'd3-array';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { valueAxis } from './value-axis.ts';

type Case = readonly [lowest: number, highest: number, height: number, ticks: readonly number[]];

describe('value axis', () => {
  it.each<Case>([
    [0, 1518, 240, [0, 400, 800, 1200, 1600]],
    [0, 0.1518, 240, [0, 0.04, 0.08, 0.12, 0.16]],
    [-1518, 0, 240, [-1600, -1200, -800, -400, 0]],
    [-300, 1518, 240, [-400, 0, 400, 800, 1200, 1600]],
    [0, 11, 200, [0, 4, 8, 12]],
  ])('ends close to the values where the usual steps leave too much empty: %d to %d', (...one) => {
    const [lowest, highest, height, ticks] = one;
    expect(valueAxis(lowest, highest, height).ticks).toEqual(ticks);
  });

  it.each<Case>([
    [0, 42, 240, [0, 10, 20, 30, 40, 50]],
    [0, 5, 240, [0, 1, 2, 3, 4, 5]],
    [0, 0, 240, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0.00123, 240, [0, 0.0005, 0.001, 0.0015]],
    [0, 1.1e308, 240, [0, 2e307, 4e307, 6e307, 8e307, 1e308, 1.2e308]],
  ])('keeps the usual steps where they do not: %d to %d', (lowest, highest, height, ticks) => {
    expect(valueAxis(lowest, highest, height).ticks).toEqual(ticks);
  });

  it('keeps the usual steps where closer ones would crowd', () => {
    expect(valueAxis(0, 1518, 100).ticks).toEqual([0, 1000, 2000]);
    expect(valueAxis(0, 1518, 0).ticks).toEqual([0, 1000, 2000]);
    expect(valueAxis(0, 1518, 180, 60).ticks).toEqual([0, 500, 1000, 1500, 2000]);
  });

  it('is finite for the smallest number there is', () => {
    const { domain } = valueAxis(0, Number.MIN_VALUE, 240);
    expect(domain).toEqual([0, Number.MIN_VALUE]);
  });

  it('holds the values and zero, in even steps, and is never longer than the usual one', () => {
    const size = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: -9, max: 9 }));
    const extent = fc.tuple(
      size,
      fc.constantFrom<readonly [below: number, above: number]>([0, 1], [1, 0], [1, 1], [0.2, 1]),
    );
    fc.assert(
      fc.property(extent, fc.integer({ min: 0, max: 600 }), ([[digits, power], [below, above]], height) => {
        const largest = digits * 10 ** power;
        const [lowest, highest] = [0 - below * largest, above * largest];
        const { domain, ticks } = valueAxis(lowest, highest, height);
        const [from, to] = domain;
        expect(from).toBeLessThanOrEqual(lowest);
        expect(to).toBeGreaterThanOrEqual(highest);
        expect(ticks).toContain(0);
        const step = (to - from) / (ticks.length - 1);
        for (const [i, tick] of ticks.entries())
          expect(Math.abs(from + i * step - tick)).toBeLessThan(step * 1e-9);
        const usual = nice(lowest, highest, Math.max(2, Math.round(height / 60)));
        expect(to - from).toBeLessThanOrEqual(usual[1] - usual[0]);
      }),
      { numRuns: 500, seed: 20261126 },
    );
  });
});
