/** Rows of a small corporate group, in the order in which they refer to each other. */

export const corporateGroup = {
  key: 'K-1048',
  name: 'Norrviken Livs',
  organization_number: '556016-0680',
};

export const company = {
  corporate_group: 'K-1048',
  customer_id: '1048213',
  name: 'Norrviken Butik AB',
  organization_number: '556016-0680',
  environmental_choice: 'hydro',
};

export const site = {
  corporate_group: 'K-1048',
  site_id: '735999000000010012',
  customer_id: '1048213',
  name: 'Storgatan 12',
  price_area: 'SE1',
  metering_interval: 'hour',
};

export const surcharge = {
  corporate_group: 'K-1048',
  customer_id: '1048213',
  valid_from: '2026-01-01',
  ore_per_kwh: 4.5,
};

/** The worked example of domain.md 2.3, with two of its lines. */
export const invoice = {
  corporate_group: 'K-1048',
  invoice_number: '4100238716',
  customer_id: '1048213',
  type: 'invoice',
  invoice_date: '2026-02-06',
  due_date: '2026-03-06',
  period_start: '2026-01-01',
  period_end: '2026-01-31',
  bankgiro: '5050-1055',
  delivery: 'e_invoice',
  reference: 'Kst 4410',
  vat_rate_percent: 25,
  amount_excl_vat_sek: 25630.22,
  vat_sek: 6407.56,
  rounding_sek: 0.22,
  total_sek: 32038,
  lines: [
    {
      site_id: '735999000000010012',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      code: 'EL-KV',
      description: 'Elpris rörligt kvart',
      category: 'energy',
      quantity: 42350,
      unit: 'kWh',
      unit_price: 58.42,
      price_unit: 'ore_per_kwh',
      amount_excl_vat_sek: 24740.87,
    },
    {
      site_id: '735999000000010012',
      period_start: '2026-01-01',
      period_end: '2026-01-31',
      code: 'PASLAG',
      description: 'Påslag',
      category: 'surcharge',
      quantity: 42350,
      unit: 'kWh',
      unit_price: 2.1,
      price_unit: 'ore_per_kwh',
      amount_excl_vat_sek: 889.35,
    },
  ],
};
