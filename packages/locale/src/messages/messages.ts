import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { MessageArguments } from './message-values.ts';

/** A message ready to format: plain text, or the syntax tree of an ICU message. */
export type Message = string | MessageFormatElement[];

/** ICU messages by key, as written. */
export type Texts = Readonly<Record<string, string>>;

/** A text without arguments is a plain string. */
type Parsed<Catalogue extends Texts> = {
  readonly [Key in keyof Catalogue]: string extends Catalogue[Key]
    ? Message
    : MessageArguments<Catalogue[Key]> extends []
      ? string
      : Message;
};

/** Messages of one component or area in each language. */
export interface Messages<Catalogue extends Texts> {
  /** Name for overriding the texts: the folder of the component. */
  readonly id: string;
  readonly sv: Parsed<Catalogue>;
  readonly en: Parsed<Catalogue>;
  /** Types only, for reading the arguments; never set. */
  readonly texts?: Catalogue;
}

/** The types of the texts that messages were defined with, for reading their arguments. */
export type TextsOf<Defined> = Defined extends Messages<infer Catalogue> ? Catalogue : never;

/** Formats a message of a catalogue; the required values are read from the Swedish text. */
export type FormatMessage<Catalogue extends Texts> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: MessageArguments<Catalogue[Key]>
) => string;
