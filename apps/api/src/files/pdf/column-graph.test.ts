import { expect, test } from 'vitest';
import { columnScale } from './column-graph.ts';

test('figures polish: the scale ends close above the highest value', () => {
  expect(columnScale(210)).toEqual({ step: 50, steps: 5 });
  for (const highest of [0.3, 1, 7, 99, 100, 101, 210, 1999, 50_000, 123_456.7]) {
    const { step, steps } = columnScale(highest);
    expect(step * steps).toBeGreaterThanOrEqual(highest);
    expect(step * (steps - 1)).toBeLessThan(highest);
    expect(steps).toBeLessThanOrEqual(5);
  }
  expect(columnScale(0)).toEqual({ step: 1, steps: 1 });
});
