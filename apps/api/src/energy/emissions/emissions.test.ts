import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../store/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { emissionsOf, residualMixFor } from './emissions.ts';

let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
});

describe('the residual mix', () => {
  test.each([
    [2018, null],
    [2019, 338.53],
    [2020, 338.53],
    [2021, 371.99],
    [2022, 467.62],
    [2023, 524.1],
    [2024, 464.79],
    [2031, 464.79],
  ])('of %i is the latest published by then', async (year, grams) => {
    const mix = await residualMixFor(database.db, year);
    expect(mix?.co2GramsPerKwh ?? null).toBe(grams);
  });
});

describe('emissions', () => {
  test('follow the residual mix where no origin is chosen', async () => {
    const mix = await residualMixFor(database.db, 2024);
    // domain.md 2.3: 1 250 000 kWh × 464,79 g = 580 988 kg
    const emissions = emissionsOf(new Map([['residual_mix', 1_250_000_000]]), mix);
    expect(emissions.kilograms).toBeCloseTo(580_987.5, 6);
    expect(emissions.gramsPerKwh).toBeCloseTo(464.79, 6);
    expect(emissions.residualMixYear).toBe(2024);
  });

  test('sum the mix to 100 % where the published figures do not', async () => {
    const mix = await residualMixFor(database.db, 2023);
    const { mix: shares } = emissionsOf(new Map([['residual_mix', 1000]]), mix);
    expect(shares.map(({ source }) => source)).toEqual(['fossil', 'nuclear', 'renewable']);
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 10);
  });

  test('are nothing for a chosen origin', () => {
    const emissions = emissionsOf(
      new Map([
        ['hydro', 3000],
        ['wind', 1000],
      ]),
      null,
    );
    expect(emissions).toEqual({
      kilograms: 0,
      gramsPerKwh: 0,
      residualMixYear: null,
      source: {
        sv: '75\u00A0% vattenkraft, 25\u00A0% vindkraft',
        en: '75\u00A0% hydro power, 25\u00A0% wind power',
      },
      mix: [
        { source: 'hydro', percent: 75 },
        { source: 'wind', percent: 25 },
      ],
    });
  });

  test('are unknown without a published mix, and nothing at all without values', () => {
    expect(emissionsOf(new Map([['residual_mix', 1000]]), null)).toMatchObject({
      kilograms: null,
      gramsPerKwh: null,
      mix: [],
    });
    expect(emissionsOf(new Map(), null)).toMatchObject({ kilograms: null, gramsPerKwh: null, source: null });
    expect(emissionsOf(new Map([['hydro', 0]]), null)).toMatchObject({ kilograms: 0, gramsPerKwh: null });
  });
});
