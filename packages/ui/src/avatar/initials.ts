import { LOCALE } from '@vinrod/locale/sweden';

/** Company forms, which do not help to identify a company. */
const companyForms = new Set(['ab', 'hb', 'kb']);

/**
 * Up to two initials of a person or company in Swedish capitals: first and last word of a name ("Anna-Lena af Ek" → "AE"),
 * without the company form ("Norrviken Livs AB" → "NL").
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\u00A0]+/).filter((word) => word !== '');
  const sinks = words.filter((word) => !companyForms.has(word.toLocaleLowerCase(LOCALE)));
  const used = sinks.length > 0 ? sinks : words;
  const first = used[0];
  const last = used.length > 1 ? used.at(-1) : undefined;
  return [first, last]
    .map((word) => (word === undefined ? '' : ([...word][0] ?? '')))
    .join('')
    .toLocaleUpperCase(LOCALE);
}
