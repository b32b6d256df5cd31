import { createContext, useCallback, useContext } from 'react';

import type { FormatMessage, Language, MessageOverride, Messages } from './define-messages.ts';
import { formatMessage } from './format-message.ts';
import type { MessageValue } from './message-values.ts';

/** Locales in which the texts are formatted: Swedish numbers and dates in both. */
const locales: Readonly<Record<Language, string>> = { sv: 'sv-SE', en: 'en-SE' };

/** Language and wording that apply below a provider. */
export interface MessageSettings {
  readonly language: Language;
  readonly overrides: readonly MessageOverride[];
}

/** Carries {@link MessageSettings} to the components; Swedish without a provider. */
export const MessageContext = createContext<MessageSettings>({ language: 'sv', overrides: [] });

function wording(
  messages: Messages<Readonly<Record<string, string>>>,
  key: string,
  settings: MessageSettings,
) {
  const override = settings.overrides.findLast(({ id, texts }) => id === messages.id && key in texts);
  return override?.texts[key] ?? messages[settings.language][key] ?? key;
}

/** Texts of a component in the language of the provider, with the supplier's wording where it has its own. */
export function useMessages<Catalogue extends Readonly<Record<string, string>>>(
  messages: Messages<Catalogue>,
): FormatMessage<Catalogue>;
export function useMessages(messages: Messages<Readonly<Record<string, string>>>) {
  const settings = useContext(MessageContext);
  return useCallback(
    (key: string, values?: Readonly<Record<string, MessageValue>>) =>
      formatMessage(wording(messages, key, settings), locales[settings.language], values),
    [messages, settings],
  );
}
