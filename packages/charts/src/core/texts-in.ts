import { textsByHand } from '@vinrod/locale/messages/format-by-hand';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

import type { AnyLanguage } from './language.ts';

/** Language of the texts; Swedish when left out. */
export interface InLanguage {
  readonly language?: AnyLanguage | undefined;
}

/** The texts of a catalogue in a language; Swedish when left out. */
export function textsIn<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  language: AnyLanguage = 'sv',
): FormatMessage<Catalogue> {
  return typeof language === 'string' ? textsByHand(messages, language) : language.textsIn(messages);
}
