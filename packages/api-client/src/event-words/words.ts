/** Languages of the event log. */
export type Language = 'sv' | 'en';

/** The same text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Joins facts with commas; those without words are left out. */
export function listed(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
}

/** The words of a text; several spaces count as one. */
export function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
