import type { InvoiceBreakdown, InvoiceLine, Kronor } from '@vinrod/api-client';
import { formatEnergy, formatMoney, formatNumber, formatPower, formatPrice } from '@vinrod/ui/format';

import { t } from '#messages';

/** Row of the specification: a line, or a site with its lines below. */
export interface LineRow {
  /** Unique on the invoice. */
  readonly key: string;
  readonly name: string;
  /** Quieter text after the name: the quantity. */
  readonly detail: string;
  /** Empty for a site, whose lines have different prices. */
  readonly price: string;
  /** SEK excluding VAT. */
  readonly amountSek: Kronor;
  readonly lines: readonly LineRow[];
}

/** The lines of one site, or the sites with theirs, in the order of the invoice. */
export function lineRows({ sites }: InvoiceBreakdown): readonly LineRow[] {
  const rows = sites.map(({ site, lines, consumption_kwh: kwh, subtotal_sek: sek }): LineRow => ({
    key: site.uuid,
    name: site.name,
    detail: formatEnergy(kwh, { unit: 'kWh' }),
    price: '',
    amountSek: sek,
    lines: lines.map((line, index) => ({
      key: `${site.uuid}.${index}`,
      name: line.description,
      detail: lineQuantity(line),
      price: linePrice(line),
      amountSek: line.amount_excl_vat_sek,
      lines: [],
    })),
  }));
  return rows.length === 1 ? rows.flatMap(({ lines }) => lines) : rows;
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
