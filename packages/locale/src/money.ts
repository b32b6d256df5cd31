import { formatNumber, quantityText } from './number.ts';
import type { DecimalOptions, Quantity } from './number.ts';
import type { Kronor, OrePerKilowattHour } from './quantities.ts';

/** Above this price (öre/kWh) an average price is shown in kr/kWh. Library only. */
export const KRONOR_PRICE_ABOVE_ORE = 1_000;

/** Units of an energy price. A column uses one of them for all rows. */
export type PriceUnit = 'öre/kWh' | 'kr/kWh';

/** Money as figure and unit kr; whole kronor by default (key figures). */
export function moneyQuantity(sek: Kronor | null, { decimals = 0 }: DecimalOptions = {}): Quantity {
  return { figure: formatNumber(sek, { decimals }), unit: 'kr' };
}

/** Money with two decimals, for tables and invoices: "1 234,50 kr". */
export function formatMoney(sek: Kronor | null, { decimals = 2 }: DecimalOptions = {}): string {
  return quantityText(moneyQuantity(sek, { decimals }));
}

/** Money in whole kronor, for key figures: "1 235 kr". */
export function formatWholeMoney(sek: Kronor | null): string {
  return formatMoney(sek, { decimals: 0 });
}

/** The one unit for a set of prices in öre/kWh: kr/kWh only above 1 000 öre. Library only. */
export function priceUnitFor(values: Iterable<OrePerKilowattHour | null>): PriceUnit {
  for (const value of values) {
    if (value !== null && Math.abs(value) > KRONOR_PRICE_ABOVE_ORE) return 'kr/kWh';
  }
  return 'öre/kWh';
}

/** Options for formatting a price. */
export interface PriceOptions extends DecimalOptions {
  /** The unit; `öre/kWh` by default, as in invoices and spot prices. */
  unit?: PriceUnit;
}

/** An energy price given in öre/kWh, for example "58,42 öre/kWh". */
export function formatPrice(
  orePerKwh: OrePerKilowattHour | null,
  { decimals = 2, unit = 'öre/kWh' }: PriceOptions = {},
): string {
  const value = orePerKwh !== null && unit === 'kr/kWh' ? orePerKwh / 100 : orePerKwh;
  return quantityText({ figure: formatNumber(value, { decimals }), unit });
}
