import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { MessageArguments, MessageValue } from '@vinrod/locale/messages/message-values';
import type { Message } from '@vinrod/locale/messages/messages';

import { pageLanguage } from '#language';

import { signInMessages } from '../areas/account/messages/sign-in.ts';
import { joinMessages, type TextsOfAll } from './join-messages.ts';
import { errorMessages } from './shared/errors.ts';
import { shadowMessages } from './shared/shadow.ts';
import { shellMessages } from './shared/shell.ts';

/** Texts that are shown before anybody has signed in, or whatever else could be loaded: the start carries no others. */
export const publicMessages = [shellMessages, shadowMessages, errorMessages, signInMessages] as const;

type PublicCatalogue = TextsOfAll<typeof publicMessages>;

let joined: Readonly<Record<keyof PublicCatalogue, Message>> | undefined;

/** The message of a key, looked up when it is first shown: English comes after this code. */
function messageOf(key: keyof PublicCatalogue): Message {
  joined ??= joinMessages(publicMessages, pageLanguage);
  return joined[key];
}

/**
 * The text of a key in the page's language that belongs to the start. What is shown before the sign-in is imported from here; all other
 * texts come with `#messages`.
 *
 * @param key - A key of {@link publicMessages}.
 * @param values - The message's arguments, read from the message's own text; none for a plain text.
 */
export function t<Key extends keyof PublicCatalogue>(
  key: Key,
  ...values: MessageArguments<PublicCatalogue[Key]>
): string;
export function t(key: keyof PublicCatalogue, values?: Readonly<Record<string, MessageValue>>): string {
  return formatMessage(messageOf(key), localeOf[pageLanguage], values);
}

/** A key of the start whose message takes no arguments. */
export type PublicTitleKey = {
  [Key in keyof PublicCatalogue]: MessageArguments<PublicCatalogue[Key]> extends [] ? Key : never;
}[keyof PublicCatalogue];

/** The text of a message of the start without arguments whose key is known only at run time, such as a title. */
export function plainPublicText(key: PublicTitleKey): string {
  return formatMessage(messageOf(key), localeOf[pageLanguage]);
}
