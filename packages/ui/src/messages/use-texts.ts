import { useContext } from 'react';

import type { Messages, Texts } from '@vinrod/locale/messages/messages';

import { MessageContext, wording } from './message-settings.ts';

/** Messages without arguments. */
type PlainMessages<Catalogue extends Texts> = Messages<Catalogue> & {
  readonly sv: Readonly<Record<keyof Catalogue, string>>;
};

/**
 * Texts of a component that have no arguments, as `useMessages` gives them. For what is often on a page by itself: it does
 * not bring what formats arguments.
 */
export function useTexts<Catalogue extends Texts>(
  messages: PlainMessages<Catalogue>,
): (key: keyof Catalogue & string) => string;
export function useTexts(messages: Messages<Texts>) {
  const settings = useContext(MessageContext);
  return (key: string): string => {
    const text = wording(messages, key, settings);
    return typeof text === 'string' ? text : key;
  };
}
