import type { AnyLanguage } from '../core/language.ts';
import { byValueDescending } from '../core/stats.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { valueAt } from '../core/typed-array.ts';
import { summaryMessages } from './messages/summary.ts';
import { quantityText } from './values.ts';
import { listed } from './words.ts';

/** The format of the values in a sentence. */
export interface SentenceFormat extends InLanguage {
  readonly unit: string;
  readonly decimals: number;
}

/**
 * The highest and the lowest of named values, a sentence each; one alone is only called the highest.
 *
 * @param nameOf - Name of the value at an index.
 */
export function extremeSentences(
  values: Float64Array,
  nameOf: (index: number) => string,
  { unit, decimals, language }: SentenceFormat,
): string[] {
  const text = textsIn(summaryMessages, language);
  const order = byValueDescending(values);
  const what = (index: number) => ({
    what: `${quantityText(valueAt(values, index), decimals, unit, language)}, ${nameOf(index)}`,
  });
  return [
    ...Array.from(order.subarray(0, 1), (high) => text('highest', what(high))),
    ...Array.from(order.subarray(1).subarray(-1), (low) => text('lowest', what(low))),
  ];
}

/** Names those whose values are missing; no sentence where none is. */
export function missingSentences(names: readonly string[], language: AnyLanguage | undefined): string[] {
  return names.length === 0
    ? []
    : [textsIn(summaryMessages, language)('missingFor', { what: listed(names, language) })];
}
