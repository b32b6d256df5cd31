import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { MessageArguments, MessageValue } from '@vinrod/locale/messages/message-values';
import type { Message } from '@vinrod/locale/messages/messages';

import { messages, type Catalogue, type MessageKey } from './catalogue.ts';
import { joinMessages } from './join-messages.ts';

let swedish: Readonly<Record<MessageKey, Message>> | undefined;

/**
 * Swedish text of a key, whatever the page's language: for previews of documents, which are always Swedish. Render it
 * below an element with `lang="sv"`.
 *
 * @param key - A key of the catalogue.
 * @param values - The message's arguments, inferred from its text; none for a plain text.
 */
export function swedishText<Key extends MessageKey>(
  key: Key,
  ...values: MessageArguments<Catalogue[Key]>
): string;
export function swedishText(key: MessageKey, values?: Readonly<Record<string, MessageValue>>): string {
  swedish ??= joinMessages(messages, 'sv');
  return formatMessage(swedish[key], localeOf.sv, values);
}
