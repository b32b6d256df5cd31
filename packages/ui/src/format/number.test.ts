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
  ])('writes %s with %s decimals', (value, decimals, text) => {
    expect(formatNumber(value, decimals === undefined ? {} : { decimals })).toBe(text);
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
