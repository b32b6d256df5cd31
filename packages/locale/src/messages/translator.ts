import { formatMessage } from './format-message.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageValue } from './message-values.ts';
import type { FormatMessage, Messages, Texts } from './messages.ts';

/** Formats the messages of a catalogue in one language. */
export function translator<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  language: Language,
): FormatMessage<Catalogue>;
export function translator(messages: Messages<Texts>, language: Language) {
  return (key: string, values?: Readonly<Record<string, MessageValue>>): string =>
    formatMessage(messages[language][key] ?? key, localeOf[language], values);
}
