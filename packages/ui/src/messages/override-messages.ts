import type { Message, Messages, Texts } from '@vinrod/locale/messages/messages';

/** Overrides for some texts of one component, made with {@link overrideMessages}. */
export interface MessageOverride {
  readonly id: string;
  readonly texts: Readonly<Record<string, Message>>;
}

/**
 * Overrides some texts of a component, for the `messages` of the provider.
 *
 * @param messages - the messages of the component
 * @param texts - plain texts; for one with arguments use `parseMessage` of `@vinrod/ui/icu-messages`
 * @throws Error when a plain text has the braces of an argument
 */
export function overrideMessages<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  texts: { readonly [Key in keyof Catalogue]?: Message },
): MessageOverride {
  const given = Object.entries<Message | undefined>(texts).filter(hasText);
  const unparsed = given.find(([, text]) => typeof text === 'string' && /[{}]/.test(text));
  if (unparsed !== undefined)
    throw new Error(
      `"${unparsed[0]}" has arguments: give it as parseMessage('…') of @vinrod/ui/icu-messages.`,
    );
  return { id: messages.id, texts: Object.fromEntries(given) };
}

function hasText(entry: [string, Message | undefined]): entry is [string, Message] {
  return entry[1] !== undefined;
}
