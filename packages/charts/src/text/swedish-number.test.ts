import { formatNumber } from '@vinrod/ui/format';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { swedishNumber } from './swedish-number.ts';

it('writes every number as the kit does', () => {
  const tenthsOfThousandths = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 10_000);
  const any = fc.double({ min: -1e15, max: 1e15 });
  fc.assert(
    fc.property(fc.oneof(tenthsOfThousandths, any), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      expect(swedishNumber(value, decimals)).toBe(formatNumber(value, { decimals }));
    }),
    { seed: 1120, numRuns: 3000 },
  );
});

it.each([
  [0, 0, '0'],
  [-0.04, 1, '0,0'],
  [-1234.5, 0, '−1 235'],
  [1.005, 2, '1,01'],
  [1e-7, 3, '0,000'],
  [999.95, 1, '1 000,0'],
  [1e21, 0, '1 000 000 000 000 000 000 000'],
  [Number.NaN, 1, '–'],
  [null, 1, '–'],
])('writes %s with %s decimals as %s', (value, decimals, text) => {
  expect(swedishNumber(value, decimals).replaceAll('\u00A0', ' ')).toBe(text);
});
