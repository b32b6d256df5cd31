import { quality } from '../core/series.ts';
import { formatNumber, quantityText as joined } from '@vinrod/locale/number';
import { words } from './words.ts';

/** A value without its unit: "9 138,5", "–" when missing. */
export function numberText(value: number, decimals: number): string {
  return formatNumber(value, { decimals });
}

/** A value with its unit: "9 138 kWh", "–" when missing. */
export function quantityText(value: number, decimals: number, unit: string): string {
  return joined({ figure: numberText(value, decimals), unit });
}

/** What to say about how a value came about; null for a plain measured one. */
export function qualityText(one: number | undefined): string | null {
  if (one === quality.estimated) return words.estimated;
  if (one === quality.corrected) return words.corrected;
  if (one === quality.incomplete) return words.incomplete;
  return one === quality.missing ? words.missing : null;
}
