import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInteger, formatNumber, quantityText } from './number.ts';

describe('formatNumber', () => {
  it.each([
    [1234567.891, undefined, '1\u00A0234\u00A0567,891'],
    [1234, undefined, '1\u00A0234'],
    [999, undefined, '999'],
    [-1234.5, undefined, '\u22121\u00A0234,5'],
    [18.75, 1, '18,8'],
    [15, 2, '15,00'],
    [0, undefined, '0'],
    [100, undefined, '100'],
    [0.25, undefined, '0,25'],
    [-1234.5, 0, '\u22121\u00A0235'],
    [1.005, 2, '1,01'],
    [1e-7, 3, '0,000'],
    [1e-7, undefined, '0'],
    [999.95, 1, '1\u00A0000,0'],
    [1e21, 0, '1 000 000 000 000 000 000 000'.replaceAll(' ', '\u00A0')],
  ])('writes %s with %s decimals', (value, decimals, text) => {
    expect(formatNumber(value, decimals === undefined ? {} : { decimals })).toBe(text);
  });

  it('writes every number as Intl does', () => {
    const tenthsOfThousandths = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 10_000);
    const any = fc.oneof(fc.double({ min: -1e15, max: 1e15 }), fc.double({ noNaN: true }));
    const places = fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined });
    fc.assert(
      fc.property(fc.oneof(tenthsOfThousandths, any), places, (value, decimals) => {
        fc.pre(Number.isFinite(value));
        const intl = new Intl.NumberFormat('sv-SE', {
          useGrouping: 'always',
          minimumFractionDigits: decimals ?? 0,
          maximumFractionDigits: decimals ?? 3,
          signDisplay: 'negative',
        });
        expect(formatNumber(value, decimals === undefined ? {} : { decimals })).toBe(intl.format(value));
      }),
      { seed: 1120, numRuns: 3000 },
    );
  });

  it('gives a value that rounds to zero no sign', () => {
    expect(formatNumber(-0.04, { decimals: 1 })).toBe('0,0');
    expect(formatNumber(-0, { decimals: 0 })).toBe('0');
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('shows %s as missing, never as 0', (value) => {
    expect(formatNumber(value)).toBe('–');
  });
});

describe('formatInteger', () => {
  it('rounds half away from zero', () => {
    expect(formatInteger(1234.5)).toBe('1\u00A0235');
    expect(formatInteger(-1234.5)).toBe('\u22121\u00A0235');
  });
});

describe('quantityText', () => {
  it('drops the unit of a missing value', () => {
    expect(quantityText({ figure: '–', unit: 'kWh' })).toBe('–');
  });
});
