import { describe, expect, it } from 'vitest';
import { energyIn, energyQuantity, energyUnitFor, formatEnergy } from './energy.ts';

describe('energyUnitFor', () => {
  it.each([
    [[9_999.9], 'kWh'],
    [[10_000], 'MWh'],
    [[9_999_999], 'MWh'],
    [[10_000_000], 'GWh'],
    [[12, null, -10_000, Number.NaN], 'MWh'],
    [[null], 'kWh'],
    [[], 'kWh'],
  ])('chooses one unit for %j', (values, unit) => {
    expect(energyUnitFor(values)).toBe(unit);
  });
});

describe('formatEnergy', () => {
  it.each([
    [1234, {}, '1\u00A0234\u00A0kWh'],
    [12_345, {}, '12,3\u00A0MWh'],
    [48_250_000, {}, '48,25\u00A0GWh'],
    [1_284_560, { unit: 'kWh' }, '1\u00A0284\u00A0560\u00A0kWh'],
    [412, { unit: 'MWh', decimals: 3 }, '0,412\u00A0MWh'],
    [null, {}, '–'],
    [0, {}, '0\u00A0kWh'],
  ] as const)('writes %s kWh with %j', (kwh, options, text) => {
    expect(formatEnergy(kwh, options)).toBe(text);
  });

  it('keeps figure and unit apart for key figures', () => {
    expect(energyQuantity(23_400)).toEqual({ figure: '23,4', unit: 'MWh' });
  });
});

describe('energyIn', () => {
  it('keeps missing values missing', () => {
    expect(energyIn(null, 'MWh')).toBeNull();
    expect(energyIn(2_500, 'MWh')).toBe(2.5);
  });
});
