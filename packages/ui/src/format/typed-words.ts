import { ENGLISH_MONTH_NAMES, MONTH_NAMES } from '@vinrod/locale/date';
import type { Language } from '@vinrod/locale/messages/language';
import { LOCALE } from '@vinrod/locale/sweden';

/** Shortest beginning of a month's name that names only that month, in both languages: "mar" and "maj", "jun" and "jul". */
const SHORTEST_MONTH_NAME = 3;

/** What a person typed, for reading: lower case, one space for any run of spaces, hyphens for all dashes and minuses. */
export function tidyTyped(text: string): string {
  return text
    .toLocaleLowerCase(LOCALE)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}

/** A year typed with four or two digits; two mean this century. */
export function typedYear(digits: string): number {
  return Number(digits.length === 2 ? `20${digits}` : digits);
}

/**
 * The number of a month, counted from 1, by its name or the beginning of it in a language, with or without a full stop
 * ("maj", "sept.", "oktober"); `null` for anything else.
 */
export function typedMonthNumber(word: string, language: Language): number | null {
  const beginning = word.replace(/\.$/, '');
  if (beginning.length < SHORTEST_MONTH_NAME) return null;
  const names = language === 'sv' ? MONTH_NAMES : ENGLISH_MONTH_NAMES;
  const index = names.findIndex((name) => name.toLocaleLowerCase(LOCALE).startsWith(beginning));
  return index === -1 ? null : index + 1;
}

const ENDS: Readonly<Record<Language, RegExp>> = {
  sv: /^(?:från |fr\.? ?o\.? ?m\.? )?(.+?) (?:-|till och med|till|t\.? ?o\.? ?m\.?) (.+)$/,
  en: /^(?:from )?(.+?) (?:-|to) (.+)$/,
};

/** Splits text at the dash or word between two ends: "a – b", "a till b", "a t.o.m. b"; `null` when there is none. */
export function typedEnds(text: string, language: Language): readonly [string, string] | null {
  const [, first, last] = ENDS[language].exec(tidyTyped(text)) ?? [];
  return first === undefined || last === undefined ? null : [first, last];
}
