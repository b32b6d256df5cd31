import type { Certificate, Dashboard, Invoice, Site } from '@vinrod/api-client';
import type {
  formatDate,
  formatEnergy,
  formatLongDate,
  formatMoney,
  formatPower,
  formatPrice,
} from '@vinrod/ui/format';
import { expectTypeOf, test } from 'vitest';

type First<Format extends (...values: never[]) => unknown> = Parameters<Format>[0];

test('figures 1: what the API answers fits the format of its kind and no other', () => {
  expectTypeOf<Invoice['due_date']>().toExtend<First<typeof formatLongDate>>();
  // Regression in Ctrl K: a date formatted as an instant.
  expectTypeOf<Invoice['due_date']>().not.toExtend<First<typeof formatDate>>();
  expectTypeOf<Certificate['issued_at']>().toExtend<First<typeof formatDate>>();
  expectTypeOf<Invoice['total_sek']>().toExtend<First<typeof formatMoney>>();
  expectTypeOf<Invoice['total_sek']>().not.toExtend<First<typeof formatPrice>>();
  expectTypeOf<Dashboard['max_power_kw']>().toExtend<First<typeof formatPower>>();
  expectTypeOf<Dashboard['max_power_kw']>().not.toExtend<First<typeof formatEnergy>>();
  expectTypeOf<Site['annual_consumption_kwh']>().not.toExtend<First<typeof formatPower>>();
});
