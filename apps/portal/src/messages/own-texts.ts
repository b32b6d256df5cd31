import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { MessageValue } from '@vinrod/locale/messages/message-values';
import type { FormatMessage, Message, Messages, Texts } from '@vinrod/locale/messages/messages';

import { pageLanguage } from '#language';

import { joinMessages } from './join-messages.ts';

/**
 * Texts of a part that loads by itself, before anybody has signed in: without the catalogue of those who have.
 *
 * @param own - The part's messages, which are in no other catalogue.
 */
export function ownTexts<const Own extends Texts>(own: Messages<Own>): FormatMessage<Own>;
export function ownTexts(own: Messages<Texts>): FormatMessage<Texts> {
  let joined: Readonly<Record<string, Message>> | undefined;
  return (key: string, values?: Readonly<Record<string, MessageValue>>): string => {
    // On first use: English may come after the module that defines the messages.
    joined ??= joinMessages([own], pageLanguage);
    return formatMessage(joined[key] ?? key, localeOf[pageLanguage], values);
  };
}
