import { expect, it } from 'vitest';

import { decimalsFor, decimalsOf } from './units.ts';

it('writes columns that are read together with the decimals of the largest size among them', () => {
  expect(decimalsOf(Float64Array.of(1, Number.NaN), Float64Array.of(-250, 2))).toBe(decimalsFor(250));
  expect(decimalsOf(Float64Array.of(0.2), Float64Array.of())).toBe(decimalsFor(0.2));
  expect(decimalsOf(Float64Array.of(Number.NaN))).toBe(decimalsFor(0));
});
