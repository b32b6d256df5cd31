import { defineMessages as parsedMessages } from '@vinrod/locale/messages/define-messages';
import type { Language } from '@vinrod/locale/messages/language';
import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';
import type { BrandSheet } from '../config/brand-sheet.ts';

/** The API's own messages that have been defined so far, by the id of their catalogue. */
export const apiCatalogues = new Map<string, Messages<Texts>>();

/** What the brand of this process says otherwise. */
let adopted: BrandSheet['apiWords'] | null = null;

/** Messages of a catalogue whose texts are asked for each time they are read, because brands come after them. */
function inTheBrand(id: string, language: Language, own: Messages<Texts>['sv']): Messages<Texts>['sv'] {
  const messages: Record<string, Message> = {};
  for (const [key, message] of Object.entries(own))
    Object.defineProperty(messages, key, {
      enumerable: true,
      get: () => adopted?.[language][`${id}.${key}`] ?? message,
    });
  return messages;
}

/**
 * Defines the messages of a part of the API. A brand may say any of them otherwise, by `catalogue.key`.
 *
 * @param id - of the catalogue; no other has the same.
 * @throws Error when a text is not an ICU message, its languages have different arguments, or the id is taken.
 */
export function defineMessages<const Catalogue extends Texts>(
  id: string,
  texts: { readonly sv: Catalogue; readonly en: Readonly<Record<keyof Catalogue, string>> },
): Messages<Catalogue>;
export function defineMessages(
  id: string,
  texts: { readonly sv: Texts; readonly en: Texts },
): Messages<Texts> {
  if (apiCatalogues.has(id)) throw new Error(`Two catalogues of messages are called "${id}".`);
  const own = parsedMessages(id, texts);
  apiCatalogues.set(id, own);
  return { id, sv: inTheBrand(id, 'sv', own.sv), en: inTheBrand(id, 'en', own.en) };
}

/** Says the words of a brand from now on, in everything that this process writes; null says the API's own. */
export function adoptWords(words: BrandSheet['apiWords'] | null): void {
  adopted = words;
}
