import { formatNumber, quantityText } from './number.ts';
import type { DecimalOptions, Quantity } from './number.ts';
import type { Kilowatts } from './quantities.ts';

/** Power as figure and unit kW; no decimals by default. */
export function powerQuantity(kw: Kilowatts | null, { decimals = 0 }: DecimalOptions = {}): Quantity {
  return { figure: formatNumber(kw, { decimals }), unit: 'kW' };
}

/** Active power, for example "160 kW". Say on the page which mean it is ("timmedelvärde"). */
export function formatPower(kw: Kilowatts | null, options: DecimalOptions = {}): string {
  return quantityText(powerQuantity(kw, options));
}

/** Reactive power, for example "12 kvar". Library only. */
export function formatReactivePower(kvar: number | null, { decimals = 0 }: DecimalOptions = {}): string {
  return quantityText({ figure: formatNumber(kvar, { decimals }), unit: 'kvar' });
}

/** Current, for example of a main fuse: "125 A". */
export function formatCurrent(ampere: number | null, { decimals = 0 }: DecimalOptions = {}): string {
  return quantityText({ figure: formatNumber(ampere, { decimals }), unit: 'A' });
}
