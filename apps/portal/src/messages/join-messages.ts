import type { Language } from '@vinrod/locale/messages/language';
import type { Message, Messages, Texts, TextsOf } from '@vinrod/locale/messages/messages';

import { supplierWords } from '#config';

type Defined = Pick<Messages<Texts>, Language>;

/** The texts of several catalogues as those of one. */
export type TextsOfAll<Catalogues extends readonly Defined[]> = (
  Catalogues[number] extends infer One ? (One extends Defined ? (texts: TextsOf<One>) => void : never) : never
) extends (texts: infer All) => void
  ? All
  : never;

/**
 * Joins the messages of several catalogues in a language; Swedish where that language is not loaded. What the supplier says
 * otherwise wins.
 */
export function joinMessages<const Catalogues extends readonly Defined[]>(
  catalogues: Catalogues,
  language: Language,
): Readonly<Record<keyof TextsOfAll<Catalogues>, Message>>;
export function joinMessages(
  catalogues: readonly Defined[],
  language: Language,
): Readonly<Record<string, Message>> {
  const own = catalogues.flatMap((catalogue) => [catalogue.sv, catalogue[language]]);
  return Object.assign({}, ...own, supplierWords(language));
}
