import { expect, it } from 'vitest';

import { changeOfSum, priceOfSum, sumOf } from './sums.ts';

it('adds up what is known, and knows when nothing is', () => {
  expect(sumOf([1, null, 2.5])).toBe(3.5);
  expect(sumOf([null, null])).toBeNull();
  expect(sumOf([])).toBeNull();
  expect(sumOf([0])).toBe(0);
});

const butik = { consumption_kwh: 900, previous_year_kwh: 1000, change_percent: -10, cost_sek: 450 };
const lager = { consumption_kwh: 100, previous_year_kwh: 250, change_percent: -60, cost_sek: 150 };

it('compares the sums of the years, when all of them can be compared', () => {
  expect(changeOfSum([butik, lager])).toBe(-20);
  expect(changeOfSum([butik, { ...lager, change_percent: null }])).toBeNull();
  expect(changeOfSum([])).toBeNull();
});

it('knows the mean price of all, when nothing of it is missing', () => {
  expect(priceOfSum([butik, lager])).toBe(60);
  expect(priceOfSum([butik, { ...lager, cost_sek: null }])).toBeNull();
  expect(priceOfSum([{ ...butik, consumption_kwh: 0 }])).toBeNull();
});
