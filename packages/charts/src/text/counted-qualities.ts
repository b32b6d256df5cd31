import type { AnyLanguage } from '../core/language.ts';

import { qualityMessages } from './messages/qualities.ts';
import { textsIn } from '../core/texts-in.ts';
import { listed } from './words.ts';
import { numberText } from './values.ts';
/** Number of values of each quality, and of all. */
export interface QualityCounts {
  readonly all: number;
  readonly missing: number;
  readonly incomplete: number;
  readonly estimated: number;
}

/**
 * Counts missing, incomplete and estimated values in words: "1 av 4 veckovärden saknas, 1 är ofullständigt och 2 är
 * beräknade."; empty when there are none.
 *
 * @param values - the values in words: "dygnsvärden".
 */
export function countedQualities(
  { all, ...counts }: QualityCounts,
  values: string,
  language?: AnyLanguage,
): string {
  const text = textsIn(qualityMessages, language);
  const parts: string[] = [];
  for (const quality of ['missing', 'incomplete', 'estimated'] as const) {
    const count = counts[quality];
    if (count === 0) continue;
    const what = parts.length === 0 ? text('ofAll', { count, all, values }) : numberText(count, 0, language);
    parts.push(text(quality, { what, count }));
  }
  return parts.length === 0 ? '' : `${listed(parts, language)}.`;
}
