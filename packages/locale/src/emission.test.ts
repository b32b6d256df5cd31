import { expect, it } from 'vitest';
import { EMISSION_UNIT, emissionQuantity, formatEmission, formatEmissionFactor } from './emission.ts';

it('keeps the unit of the spec literally', () => {
  expect(EMISSION_UNIT).toBe('g co2/kWh');
});

it('typesets an emission factor', () => {
  expect(formatEmissionFactor(464.79)).toBe('464,79\u00A0g\u00A0CO₂/kWh');
  expect(formatEmissionFactor(null)).toBe('–');
});

it('shows emissions in kg below a ton and in ton from there', () => {
  expect(formatEmission(999)).toBe('999\u00A0kg\u00A0CO₂');
  expect(formatEmission(59_712)).toBe('59,7\u00A0ton\u00A0CO₂');
  expect(formatEmission(59_712, {}, 'en')).toBe('59,7\u00A0tonnes\u00A0CO₂');
  expect(emissionQuantity(null)).toEqual({ figure: '–', unit: 'kg\u00A0CO₂' });
});
