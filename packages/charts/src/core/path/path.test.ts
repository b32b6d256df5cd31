import { describe, expect, it } from 'vitest';

import { markersPath } from './markers.ts';
import { barsPath } from './relative.ts';

describe('bars path', () => {
  it('draws closed bars up from and down from the base', () => {
    const path = barsPath([
      { x: 1, width: 2, y0: 100, y1: 60.5 },
      { x: 4, width: 2, y0: 100, y1: 110 },
    ]);
    expect(path).toBe('M1 100v-39.5h2v39.5zM4 100v10h2v-10z');
  });
});

describe('markers', () => {
  it('are closed shapes at their positions', () => {
    const path = markersPath('square', 5, [
      { x: 10, y: 20 },
      { x: 30.126, y: 1 },
    ]);
    expect(path).toBe('M10 20m-4.5 -4.5 9 0 0 9 -9 0zM30.13 1m-4.5 -4.5 9 0 0 9 -9 0z');
  });

  it('stand around their position', () => {
    for (const shape of ['square', 'triangle', 'diamond', 'cross'] as const) {
      const steps = (markersPath(shape, 4, [{ x: 0, y: 0 }]).match(/-?[\d.]+/g) ?? []).map(Number).slice(2);
      const xs: number[] = [];
      for (let i = 0; i < steps.length; i += 2) xs.push((xs.at(-1) ?? 0) + (steps[i] ?? 0));
      expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0, 1);
    }
  });
});
