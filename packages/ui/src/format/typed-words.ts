import { MONTH_NAMES } from '@vinrod/locale/date';
import { LOCALE } from '@vinrod/locale/sweden';

/** Shortest beginning of a month's name that names only that month: "mar" and "maj", "jun" and "jul". */
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
 * The number of a month, counted from 1, by its Swedish name or the beginning of it, with or without a full stop
 * ("maj", "sept.", "oktober"); `null` for anything else.
 */
export function typedMonthNumber(word: string): number | null {
  const beginning = word.replace(/\.$/, '');
  if (beginning.length < SHORTEST_MONTH_NAME) return null;
  const index = MONTH_NAMES.findIndex((name) => name.startsWith(beginning));
  return index === -1 ? null : index + 1;
}

/** Splits text at the dash or word between two ends: "a – b", "a till b", "a t.o.m. b"; `null` when there is none. */
export function typedEnds(text: string): readonly [string, string] | null {
  const match = /^(?:från |fr\.? ?o\.? ?m\.? )?(.+?) (?:-|till och med|till|t\.? ?o\.? ?m\.?) (.+)$/.exec(
    tidyTyped(text),
  );
  const [, first, last] = match ?? [];
  return first === undefined || last === undefined ? null : [first, last];
}
