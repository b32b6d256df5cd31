import { textsByHand } from '@vinrod/locale/messages/format-by-hand';
import type { Language } from '@vinrod/locale/messages/language';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

/** Language of the texts; Swedish when left out. */
export interface InLanguage {
  readonly language?: Language | undefined;
}

/** The texts of a catalogue in a language; Swedish when left out. */
export function textsIn<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  language: Language = 'sv',
): FormatMessage<Catalogue> {
  return textsByHand(messages, language);
}
