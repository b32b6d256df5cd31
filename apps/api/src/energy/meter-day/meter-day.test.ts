import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '@vinrod/locale/day';
import { formatIntArray, formatTextArray, formatWhArray, parseIntArray } from './array-text.ts';
import { emptyMeterDay, maxStepWh, missingValue, qualityCode, totalsOf } from './meter-day.ts';

describe('array literals', () => {
  test('keep values and gaps', () => {
    const value = fc.oneof(fc.constant(missingValue), fc.integer({ min: 0, max: maxStepWh }));
    fc.assert(
      fc.property(fc.array(value, { maxLength: 100 }), (values) => {
        const wh = Int32Array.from(values);
        expect([...parseIntArray(formatWhArray(wh))]).toEqual(values);
      }),
    );
  });

  test('read negative numbers and sums beyond 32 bits', () => {
    expect([...parseIntArray('{-12,0,NULL,9007199254740991}', Number.NaN)]).toEqual([
      -12,
      0,
      Number.NaN,
      9_007_199_254_740_991,
    ]);
    expect([...parseIntArray('{}')]).toEqual([]);
  });

  test.each(['{1.5}', '{a}', '{1;2}', '{"1"}', `{${'1,'.repeat(100)}1}`])('refuse %s', (text) => {
    expect(() => parseIntArray(text)).toThrow(TypeError);
  });

  test('nest', () => {
    expect(formatTextArray([formatIntArray([1, 2]), null])).toBe('{"{1,2}",NULL}');
  });
});

describe('a meter day', () => {
  test('has the length of its local day and no values at first', () => {
    const spring = emptyMeterDay('a', dayOf(2026, 3, 29), 'hour');
    expect(spring.wh).toHaveLength(23);
    expect(totalsOf(spring)).toEqual({
      totalWh: null,
      measuredCount: 0,
      estimatedCount: 0,
      correctedCount: 0,
      missingCount: 23,
    });
    expect(emptyMeterDay('a', dayOf(2026, 10, 25), 'quarter').wh).toHaveLength(100);
  });

  test('counts by quality and tells zero from missing', () => {
    const day = {
      ...emptyMeterDay('a', dayOf(2026, 1, 1), 'hour'),
      quality: new Uint8Array(24).fill(qualityCode.missing),
    };
    day.wh.set([0, 1500, 2000]);
    day.quality.set([qualityCode.measured, qualityCode.estimated, qualityCode.corrected]);
    expect(totalsOf(day)).toEqual({
      totalWh: 3500,
      measuredCount: 1,
      estimatedCount: 1,
      correctedCount: 1,
      missingCount: 21,
    });
  });
});
