import { expect, test } from 'vitest';
import type { CustomerNumberRow } from '../../energy/monthly-report/customer-numbers/customer-numbers.ts';
import { customerNumberPdf } from './pdf-tables.ts';

const nbsp = '\u00A0';

test('figures issue 3: paper rounds no figure that is rounded already', () => {
  // 2.4478 % is shown as 2.45: rounding that again would give 2.5, which is further from the true value.
  const row: CustomerNumberRow = {
    customer_id: '1000',
    company_name: 'Prov AB',
    organization_number: '556677-8899',
    site_count: 1,
    consumption_kwh: 10_244.78,
    quality: 'measured',
    missing_hours: 0,
    previous_year_kwh: 10_000,
    change_percent: 2.45,
    change_percent_reason: null,
    cost_sek: 1234.5,
    average_price_ore_per_kwh: 12.05,
    emissions_kg: 0,
  };
  expect(customerNumberPdf.cells(row, 'sv').slice(-3)).toEqual(['2,45', `1${nbsp}234,50`, '12,05']);
});

test('has English headings and qualities for those who read English', () => {
  const headings = customerNumberPdf.columns('en').map(({ heading }) => heading);
  expect(headings.slice(0, 4)).toEqual(['Company', 'Customer number', 'Consumption (kWh)', 'Quality']);
  expect(headings).not.toContain('Energikostnad (kr)');
});
