import type { InvoiceBreakdown, InvoiceLine } from '@vinrod/api-client';
import { expect, it } from 'vitest';

import { linePrice, lineQuantity, lineRows } from './invoice-lines.ts';

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

function siteOf(name: string): InvoiceBreakdown['sites'][number] {
  return {
    site: { uuid: name, site_id: '735999000000010012', name },
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    consumption_kwh: 42_350,
    subtotal_sek: 24_740.87,
    lines: [energy],
  };
}

const totals: InvoiceBreakdown['totals'] = {
  by_category: [],
  amount_excl_vat_sek: 0,
  vat_sek: 0,
  rounding_sek: 0,
  total_sek: 0,
};

it('folds the lines of several sites, and lists those of one', () => {
  const several = lineRows({ invoice: 'x', sites: [siteOf('Bageri'), siteOf('Matsal')], totals });
  expect(several.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Bageri', 1],
    ['Matsal', 1],
  ]);
  expect(lineRows({ invoice: 'x', sites: [siteOf('Bageri')], totals }).map(({ name }) => name)).toEqual([
    'Elpris rörligt kvart',
  ]);
});
