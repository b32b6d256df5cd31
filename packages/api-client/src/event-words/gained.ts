import type { Language, Words } from './words.ts';

const given: Words = { sv: 'ny', en: 'new' };
const taken: Words = { sv: 'borttagen', en: 'removed' };

/** `+` and a name is something that was given, `-` something that was taken away. */
export function gained(sign: string, name: string, language: Language): string {
  return `${(sign === '+' ? given : taken)[language]}: ${name}`;
}
