import { createContext, useContext } from 'react';

import type { Language } from '@vinrod/locale/messages/language';
import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';

import type { MessageOverride } from './override-messages.ts';

/** Language and overrides below a provider. */
export interface MessageSettings {
  readonly language: Language;
  readonly overrides: readonly MessageOverride[];
}

/** Provides {@link MessageSettings} to the components; Swedish without a provider. */
export const MessageContext = createContext<MessageSettings>({ language: 'sv', overrides: [] });

/** The words of a message: the supplier's, or the kit's in the language of the provider. */
export function wording(messages: Messages<Texts>, key: string, settings: MessageSettings): Message {
  const override = settings.overrides.findLast(({ id, texts }) => id === messages.id && key in texts);
  return override?.texts[key] ?? messages[settings.language][key] ?? key;
}

/** Language of the provider, for text that is not a message, such as month names. */
export function useLanguage(): Language {
  return useContext(MessageContext).language;
}
