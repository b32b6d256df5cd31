import { quality } from '../core/series.ts';
import { formatNumber, quantityText as joined } from '@vinrod/locale/number';
import type { Language } from '@vinrod/locale/messages/language';
import { textsIn } from '../core/texts-in.ts';
import { chartMessages } from './messages/chart.ts';

/** A value without its unit: "9 138,5", "–" when missing. */
export function numberText(value: number, decimals: number): string {
  return formatNumber(value, { decimals });
}

/** A value with its unit: "9 138 kWh", "–" when missing. */
export function quantityText(value: number, decimals: number, unit: string): string {
  return joined({ figure: numberText(value, decimals), unit });
}

/** Quality of a value in words; null for a plain measured one. */
export function qualityText(one: number | undefined, language?: Language): string | null {
  const text = textsIn(chartMessages, language);
  if (one === quality.estimated) return text('estimated');
  if (one === quality.corrected) return text('corrected');
  if (one === quality.incomplete) return text('incomplete');
  return one === quality.missing ? text('missing') : null;
}

/** A difference without its unit: "+14,2", "−7,2", "–" when missing. */
export function signedText(value: number, decimals: number): string {
  const text = numberText(value, decimals);
  return value > 0 && text !== numberText(0, decimals) ? `+${text}` : text;
}
