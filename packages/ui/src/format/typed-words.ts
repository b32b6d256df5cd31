import { ENGLISH_MONTH_NAMES, MONTH_NAMES } from '@vinrod/locale/date';
import type { Language } from '@vinrod/locale/messages/language';
import { LOCALE } from '@vinrod/locale/sweden';

/** Length of the shortest unambiguous prefix of a month's name, in both languages: "mar" and "maj", "jun" and "jul". */
const shortestMonthName = 3;

/** Normalises typed text: lower case, single spaces, hyphens for all dashes and minus signs. */
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
  if (beginning.length < shortestMonthName) return null;
  const names = language === 'sv' ? MONTH_NAMES : ENGLISH_MONTH_NAMES;
  const index = names.findIndex((name) => name.toLocaleLowerCase(LOCALE).startsWith(beginning));
  return index === -1 ? null : index + 1;
}

const ends: Readonly<Record<Language, RegExp>> = {
  sv: /^(?:från |fr\.? ?o\.? ?m\.? )?(.+?) (?:-|till och med|till|t\.? ?o\.? ?m\.?) (.+)$/,
  en: /^(?:from )?(.+?) (?:-|to) (.+)$/,
};

/** Splits text at the dash or word between two ends: "a – b", "a till b", "a t.o.m. b"; `null` without one. */
export function typedEnds(text: string, language: Language): readonly [string, string] | null {
  const [, first, last] = ends[language].exec(tidyTyped(text)) ?? [];
  return first === undefined || last === undefined ? null : [first, last];
}
