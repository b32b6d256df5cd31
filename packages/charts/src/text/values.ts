import { MISSING, quantityText as joined } from '@vinrod/ui/format';
import { formatNumber } from '@vinrod/locale/number';

import type { AnyLanguage } from '../core/language.ts';
import { quality } from '../core/series.ts';
import { textsIn } from '../core/texts-in.ts';
import { chartMessages } from './messages/chart.ts';

/** A value without its unit: "9 138,5", "–" when missing. */
export function numberText(value: number, decimals: number, language: AnyLanguage | undefined): string {
  if (typeof language !== 'object') return formatNumber(value, { decimals });
  return Number.isFinite(value) ? language.number(value, decimals) : MISSING;
}

/** A value with its unit: "9 138 kWh", "–" when missing. */
export function quantityText(
  value: number,
  decimals: number,
  unit: string,
  language: AnyLanguage | undefined,
): string {
  return joined({ figure: numberText(value, decimals, language), unit });
}

/** Quality of a value in words; null for a plain measured one. */
export function qualityText(one: number | undefined, language?: AnyLanguage): string | null {
  const text = textsIn(chartMessages, language);
  if (one === quality.estimated) return text('estimated');
  if (one === quality.corrected) return text('corrected');
  if (one === quality.incomplete) return text('incomplete');
  return one === quality.missing ? text('missing') : null;
}

/** A difference without its unit: "+14,2", "−7,2", "–" when missing. */
export function signedText(value: number, decimals: number, language: AnyLanguage | undefined): string {
  const text = numberText(value, decimals, language);
  return value > 0 && text !== numberText(0, decimals, language) ? `+${text}` : text;
}

/** A change in percent: "+1,9 %", "−4,2 %", "0,0 %". */
export function changeInPercent(percent: number, language: AnyLanguage | undefined): string {
  return joined({ figure: signedText(percent, 1, language), unit: '%' });
}
