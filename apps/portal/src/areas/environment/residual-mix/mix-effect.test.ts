import { expect, it } from 'vitest';

import { mixEffect } from './mix-effect.ts';

const co2Of = new Map([[2024, 400]]);

it('scales the emissions of a year with the mix they were made from', () => {
  expect(mixEffect({ emissions_kg: 1000, emission_factor_year: 2024 }, co2Of, 500)).toEqual({
    before: 1000,
    after: 1250,
  });
});

it.each([
  [{ emissions_kg: null, emission_factor_year: 2024 }, 500],
  [{ emissions_kg: 0, emission_factor_year: 2024 }, 500],
  [{ emissions_kg: 1000, emission_factor_year: null }, 500],
  [{ emissions_kg: 1000, emission_factor_year: 2019 }, 500],
  [{ emissions_kg: 1000, emission_factor_year: 2024 }, 400],
] as const)('says nothing where nothing is known, or changes: %j, %d', (dashboard, co2) => {
  expect(mixEffect(dashboard, co2Of, co2)).toBeUndefined();
});
