import { useCallback, useContext } from 'react';

import { formatMessage } from '@vinrod/locale/messages/format-message';
import { localeOf } from '@vinrod/locale/messages/language';
import type { MessageValue } from '@vinrod/locale/messages/message-values';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

import { MessageContext, wording } from './message-settings.ts';

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
