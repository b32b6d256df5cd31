import type { InvoiceBreakdown, InvoiceLine } from '@vinrod/api-client';
import { formatEnergy, formatMoney, formatNumber, formatPower, formatPrice } from '@vinrod/ui/format';

import { t } from '#messages';

/** A line of the specification with where it stands. */
export interface LineRow {
  /** Unique on the invoice. */
  readonly key: string;
  readonly line: InvoiceLine;
  /** Key of the site's group of lines. */
  readonly site: string;
}

/** The lines of all sites, in the order of the invoice. */
export function lineRows({ sites }: InvoiceBreakdown): readonly LineRow[] {
  return sites.flatMap(({ site, lines }) =>
    lines.map((line, index) => ({ key: `${site.uuid}.${index}`, line, site: site.uuid })),
  );
}

/** Quantity and unit of a line: "42 350 kWh", "1 mån". */
export function lineQuantity({ quantity, unit }: InvoiceLine): string {
  switch (unit) {
    case 'kWh':
      return formatEnergy(quantity, { unit: 'kWh' });
    case 'kW':
      return formatPower(quantity);
    case 'month':
      return `${formatNumber(quantity)}\u00A0${t('invoices.unit.month')}`;
    case 'st':
      return `${formatNumber(quantity)}\u00A0${t('invoices.unit.st')}`;
  }
}

/** Price of a line in its own unit: "58,42 öre/kWh", "49,00 kr". */
export function linePrice({ unit_price: price, price_unit: unit }: InvoiceLine): string {
  return unit === 'ore_per_kwh' ? formatPrice(price) : formatMoney(price);
}
