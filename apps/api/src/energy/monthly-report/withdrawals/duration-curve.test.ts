import { expect, test } from 'vitest';
import { durationCurve } from './duration-curve.ts';

test('orders every hour that has a value, highest first', () => {
  const hours = new Map([
    [1, Float64Array.of(2000, Number.NaN, 500)],
    [2, Float64Array.of(10_000, 500)],
  ]);
  expect(durationCurve(hours)).toEqual([
    { hour_rank: 1, kw: 10 },
    { hour_rank: 2, kw: 2 },
    { hour_rank: 3, kw: 0.5 },
    { hour_rank: 4, kw: 0.5 },
  ]);
  expect(durationCurve(new Map())).toEqual([]);
});

test('thins a year to a thousand points with both ends among them', () => {
  const year = new Map(Array.from({ length: 365 }, (_, day) => [day, new Float64Array(24).fill(day * 1000)]));
  const curve = durationCurve(year);
  expect(curve).toHaveLength(1000);
  expect([curve[0], curve.at(-1)]).toEqual([
    { hour_rank: 1, kw: 364 },
    { hour_rank: 8760, kw: 0 },
  ]);
  expect(new Set(curve.map(({ hour_rank }) => hour_rank)).size).toBe(1000);
  expect(curve.every(({ kw }, index) => index === 0 || kw <= (curve[index - 1]?.kw ?? 0))).toBe(true);
});
