/** Languages that the words of the event log exist in. */
export type Language = 'sv' | 'en';

/** The same words in every language. */
export type Words = Readonly<Record<Language, string>>;

/** Facts after each other; those there are no words for are left out. */
export function listed(facts: readonly (string | undefined)[]): string {
  return facts.filter((fact) => fact !== undefined && fact !== '').join(', ');
}

/** The words of a text, in which several spaces are one. */
export function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
