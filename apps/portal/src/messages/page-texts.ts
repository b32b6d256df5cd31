import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf, type Language } from '@vinrod/locale/messages/language';
import type { MessageValue } from '@vinrod/locale/messages/message-values';
import type { FormatMessage, Message, Messages, Texts } from '@vinrod/locale/messages/messages';

import { pageLanguage } from '#language';

import { messages, type Catalogue } from './catalogue.ts';
import { joinMessages } from './join-messages.ts';

/** Texts of one page: its own, and those of the catalogue. */
export interface PageTexts<All extends Texts> {
  /** The text of a key in the page's language, with its arguments filled in. */
  readonly t: FormatMessage<All>;
  /** The same in Swedish, for previews of documents, which are always Swedish. Render it below `lang="sv"`. */
  readonly swedishText: FormatMessage<All>;
}

/**
 * Texts that one page alone uses. They are loaded with the page, and the catalogue by everybody who signs in.
 *
 * @param own - The page's messages, which are in no other catalogue.
 */
export function pageTexts<const Own extends Texts>(own: Messages<Own>): PageTexts<Catalogue & Own>;
export function pageTexts(own: Messages<Texts>): PageTexts<Texts> {
  const textIn = (language: Language) => {
    let joined: Readonly<Record<string, Message>> | undefined;
    return (key: string, values?: Readonly<Record<string, MessageValue>>): string => {
      // On first use: English may come after the module that defines the messages.
      joined ??= { ...joinMessages(messages, language), ...joinMessages([own], language) };
      return formatMessage(joined[key] ?? key, localeOf[language], values);
    };
  };
  return { t: textIn(pageLanguage), swedishText: textIn('sv') };
}
