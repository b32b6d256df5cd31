import type { Language } from '@vinrod/locale/messages/language';
import type { Message } from '@vinrod/locale/messages/messages';

/** Texts that a supplier says otherwise, by language and key. */
export type SupplierWords = Readonly<Record<Language, Readonly<Record<string, Message>>>>;

/** Whoever made the configuration has parsed the message; that it is one is all that can be seen here. */
function isMessage(value: unknown): value is Message {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) &&
      value.every((part: unknown) => typeof Reflect.get(Object(part), 'type') === 'number'))
  );
}

/** Reads the words of one language; what is no message is left to the portal. */
function wordsOf(value: unknown): Readonly<Record<string, Message>> {
  const words: Record<string, Message> = {};
  for (const [key, message] of Object.entries(Object(value))) if (isMessage(message)) words[key] = message;
  return words;
}

/** Reads the words of a configuration. */
export function readSupplierWords(value: unknown): SupplierWords {
  return { sv: wordsOf(Reflect.get(Object(value), 'sv')), en: wordsOf(Reflect.get(Object(value), 'en')) };
}

let adopted: SupplierWords | undefined;

/** Says the supplier's words from now on; before any text is read. */
export function adoptSupplierWords(words: SupplierWords | undefined): void {
  adopted = words;
}

/** The supplier's words in a language. */
export function supplierWords(language: Language): Readonly<Record<string, Message>> {
  return adopted?.[language] ?? {};
}
