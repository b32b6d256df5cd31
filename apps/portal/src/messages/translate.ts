import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { MessageArguments, MessageValue } from '@vinrod/locale/messages/message-values';

import { pageLanguage } from '#language';

import { catalogue, type Catalogue, type MessageKey } from './catalogue.ts';

/**
 * The text of a key in the page's language, with its arguments filled in.
 *
 * @param key - A key of the catalogue.
 * @param values - The message's arguments, read from the message's own text; none for a plain text.
 */
export function t<Key extends MessageKey>(key: Key, ...values: MessageArguments<Catalogue[Key]>): string;
export function t(key: MessageKey, values?: Readonly<Record<string, MessageValue>>): string {
  return formatMessage(catalogue[key], localeOf[pageLanguage], values);
}

/** Key whose message takes no arguments. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageArguments<Catalogue[Key]> extends [] ? Key : never;
}[MessageKey];

/** Text of a message without arguments, by a key known only at run time, such as a route's title. */
export function plainText(key: PlainMessageKey): string {
  return formatMessage(catalogue[key], localeOf[pageLanguage]);
}
