import type { MessageArguments } from './message-values.ts';

/** Languages every text of the kit exists in; Swedish is the default. */
export type Language = 'sv' | 'en';

/** ICU texts of one component in each language, known under the component's name for overrides. */
export interface Messages<Catalogue extends Readonly<Record<string, string>>> {
  readonly id: string;
  readonly sv: Catalogue;
  readonly en: Readonly<Record<keyof Catalogue, string>>;
}

/** Another wording for some texts of one component, made with {@link overrideMessages}. */
export interface MessageOverride {
  readonly id: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Formats a text of a catalogue; the values it asks for are read from the Swedish text. */
export type FormatMessage<Catalogue extends Readonly<Record<string, string>>> = <
  Key extends keyof Catalogue & string,
>(
  key: Key,
  ...values: MessageArguments<Catalogue[Key]>
) => string;

/**
 * Declares the texts of a component.
 * @param id name under which a supplier may override the texts; the folder of the component
 * @param texts ICU messages; the English ones must ask for the same values as the Swedish
 */
export function defineMessages<const Catalogue extends Readonly<Record<string, string>>>(
  id: string,
  texts: { readonly sv: Catalogue; readonly en: Readonly<Record<keyof Catalogue, string>> },
): Messages<Catalogue> {
  return { id, ...texts };
}

/** Gives some texts of a component another wording, for the `messages` of the provider. */
export function overrideMessages<Catalogue extends Readonly<Record<string, string>>>(
  messages: Messages<Catalogue>,
  texts: { readonly [Key in keyof Catalogue]?: string },
): MessageOverride {
  return {
    id: messages.id,
    texts: Object.fromEntries(Object.entries<string | undefined>(texts).filter(hasText)),
  };
}

function hasText(entry: [string, string | undefined]): entry is [string, string] {
  return entry[1] !== undefined;
}
