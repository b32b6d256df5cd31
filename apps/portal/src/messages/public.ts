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

/** Texts needed before sign-in or before other catalogues can load; the entry chunk has no others. */
export const publicMessages = [shellMessages, shadowMessages, errorMessages, signInMessages] as const;

type PublicCatalogue = TextsOfAll<typeof publicMessages>;

let joined: Readonly<Record<keyof PublicCatalogue, Message>> | undefined;

/** Message by key, looked up on first use: English is loaded after this module. */
function messageOf(key: keyof PublicCatalogue): Message {
  joined ??= joinMessages(publicMessages, pageLanguage);
  return joined[key];
}

/**
 * Text of a key in the entry chunk, in the page's language. Pages before sign-in import it from here; all other texts
 * come from `#messages`.
 *
 * @param key - A key of {@link publicMessages}.
 * @param values - The message's arguments, inferred from its text; none for a plain text.
 */
export function t<Key extends keyof PublicCatalogue>(
  key: Key,
  ...values: MessageArguments<PublicCatalogue[Key]>
): string;
export function t(key: keyof PublicCatalogue, values?: Readonly<Record<string, MessageValue>>): string {
  return formatMessage(messageOf(key), localeOf[pageLanguage], values);
}

/** Key in the entry chunk whose message takes no arguments. */
export type PublicTitleKey = {
  [Key in keyof PublicCatalogue]: MessageArguments<PublicCatalogue[Key]> extends [] ? Key : never;
}[keyof PublicCatalogue];

/** Text of an entry chunk message without arguments, by a key known only at run time, such as a title. */
export function plainPublicText(key: PublicTitleKey): string {
  return formatMessage(messageOf(key), localeOf[pageLanguage]);
}
