import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decodeSiteSet, encodeSiteSet } from './site-set.ts';

/** A given number of ids, each a given distance from the last. */
function everyNth(count: number, step: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (index + 1) * step);
}

describe('a set of sites', () => {
  test('is short for what people choose', () => {
    expect(encodeSiteSet([1, 2, 3, 5])).toBe('A6');
    expect(encodeSiteSet([5, 3, 2, 1, 1])).toBe('A6');
    expect(encodeSiteSet([20_000])).toHaveLength(4);
    expect(encodeSiteSet(everyNth(10_000, 1))).toHaveLength(1668);
  });

  test('every second of 20 000 sites takes 3 335 characters', () => {
    const numbers = everyNth(10_000, 2);
    const text = encodeSiteSet(numbers);
    expect(text).toHaveLength(3335);
    expect(decodeSiteSet(text)).toEqual(numbers);
  });

  test('10 000 of a million sites fit in what the contract takes, however they lie', () => {
    expect(encodeSiteSet(everyNth(10_000, 100)).length).toBeLessThanOrEqual(16_384);
    const apart = [...everyNth(9999, 1), 1_000_000];
    expect(encodeSiteSet(apart).length).toBeLessThanOrEqual(16_384);
    expect(decodeSiteSet(encodeSiteSet(apart))).toEqual(apart);
  });

  test('comes back as it was, whatever its numbers', () => {
    const numbers = fc.uniqueArray(
      fc.oneof(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 2_147_483_647 }),
      ),
      { minLength: 1, maxLength: 300 },
    );
    fc.assert(
      fc.property(numbers, (selected) => {
        expect(decodeSiteSet(encodeSiteSet(selected))).toEqual(selected.toSorted((a, b) => a - b));
      }),
      { numRuns: 300, seed: 2026 },
    );
  });

  test('is never written for what is no set of sites', () => {
    for (const numbers of [[], [0], [-1], [1.5], [Number.NaN], [2_147_483_648], everyNth(10_001, 1)])
      expect(() => encodeSiteSet(numbers)).toThrow(RangeError);
  });

  test.each([
    ['nothing', ''],
    ['a code without numbers', 'A'],
    ['zeros only', 'AA'],
    ['a digit of zeros after the last number', 'A6A'],
    ['a gap that is cut off', 'D6'],
    ['more low bits than there are', '_8'],
    ['signs that are no digits', 'A6+'],
    ['a line break at the end', 'A6\n'],
    ['letters that only look like digits', 'Aå'],
    ['10 001 sites', `A${'_'.repeat(1667)}`],
    ['a number beyond every site', `eAAAB${'_'.repeat(6)}`],
  ])('is not read from %s', (_, text) => {
    expect(decodeSiteSet(text)).toBeNull();
  });

  test('is read from any text without throwing', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'AB_-9zZ') }));
    fc.assert(
      fc.property(texts, (text) => {
        const numbers = decodeSiteSet(text);
        const again = numbers === null ? null : decodeSiteSet(encodeSiteSet(numbers));
        expect(again).toEqual(numbers);
      }),
      { numRuns: 4000, seed: 2026 },
    );
  });
});
