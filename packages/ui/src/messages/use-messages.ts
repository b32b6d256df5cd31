import { createContext, useCallback, useContext } from 'react';

import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf, type Language } from '@vinrod/locale/messages/language';
import type { MessageValue } from '@vinrod/locale/messages/message-values';
import type { FormatMessage, Message, Messages, Texts } from '@vinrod/locale/messages/messages';

import type { MessageOverride } from './override-messages.ts';

/** Language and overrides below a provider. */
export interface MessageSettings {
  readonly language: Language;
  readonly overrides: readonly MessageOverride[];
}

/** Provides {@link MessageSettings} to the components; Swedish without a provider. */
export const MessageContext = createContext<MessageSettings>({ language: 'sv', overrides: [] });

function wording(messages: Messages<Texts>, key: string, settings: MessageSettings): Message {
  const override = settings.overrides.findLast(({ id, texts }) => id === messages.id && key in texts);
  return override?.texts[key] ?? messages[settings.language][key] ?? key;
}

/** Language of the provider, for text that is not a message, such as month names. */
export function useLanguage(): Language {
  return useContext(MessageContext).language;
}

/** Texts of a component in the language of the provider, with the supplier's overrides. */
export function useMessages<Catalogue extends Texts>(messages: Messages<Catalogue>): FormatMessage<Catalogue>;
export function useMessages(messages: Messages<Texts>) {
  const settings = useContext(MessageContext);
  return useCallback(
    (key: string, values?: Readonly<Record<string, MessageValue>>) =>
      formatMessage(wording(messages, key, settings), localeOf[settings.language], values),
    [messages, settings],
  );
}
