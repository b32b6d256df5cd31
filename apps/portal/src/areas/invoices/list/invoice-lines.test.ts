import type { InvoiceLine } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { linePrice, lineQuantity } from './invoice-lines.ts';

const nbsp = '\u00A0';
const energy: InvoiceLine = {
  code: 'el',
  description: 'Elpris rörligt kvart',
  category: 'energy',
  quantity: 42_350,
  unit: 'kWh',
  unit_price: 58.42,
  price_unit: 'ore_per_kwh',
  price_basis: 'area_mean',
  price_area: 'SE3',
  amount_excl_vat_sek: 24_740.87,
  vat_rate_percent: 25,
};

it('writes quantities and prices in their own units', () => {
  expect(lineQuantity(energy)).toBe(`42${nbsp}350${nbsp}kWh`);
  expect(linePrice(energy)).toBe(`58,42${nbsp}öre/kWh`);
  const fee: InvoiceLine = {
    ...energy,
    quantity: 1,
    unit: 'month',
    unit_price: 49,
    price_unit: 'sek_per_month',
  };
  expect(lineQuantity(fee)).toBe(`1${nbsp}mån`);
  expect(linePrice(fee)).toBe(`49,00${nbsp}kr`);
});
