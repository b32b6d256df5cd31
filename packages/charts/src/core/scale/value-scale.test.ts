import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { extentWithin } from './value-scale.ts';

const missing = Number.NaN;

function whole(values: Float64Array) {
  return { values, range: [0, values.length] as const };
}

function extentByHand(values: readonly number[]): readonly [number, number] | null {
  const present = values.filter((value) => !Number.isNaN(value));
  return present.length === 0 ? null : [Math.min(...present), Math.max(...present)];
}

describe('extent within a part of series', () => {
  it('is that of the values in it, wherever it starts and ends', () => {
    const value = fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: -500, max: 500 }) },
      { weight: 1, arbitrary: fc.constant(missing) },
    );
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 700 }),
        fc.nat(700),
        fc.nat(700),
        (values, a, b) => {
          const [first, end] = [a, b].map((at) => Math.min(at, values.length)).toSorted((x, y) => x - y);
          const range = [first ?? 0, end ?? 0] as const;
          expect(extentWithin([{ values: Float64Array.from(values), range }])).toEqual(
            extentByHand(values.slice(...range)),
          );
        },
      ),
      { numRuns: 300, seed: 20261120 },
    );
  });

  it('is over all series, and null where none has a value', () => {
    const gap = new Float64Array(200).fill(missing);
    expect(extentWithin([whole(Float64Array.of(3)), whole(gap), whole(Float64Array.of(-1, 9))])).toEqual([
      -1, 9,
    ]);
    expect(extentWithin([whole(gap)])).toBeNull();
    expect(extentWithin([])).toBeNull();
  });
});
