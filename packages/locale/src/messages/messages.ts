import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import type { MessageArguments } from './message-values.ts';

/** A message ready to be formatted: plain text as it is shown, or the syntax tree of an ICU message. */
export type Message = string | MessageFormatElement[];

/** ICU messages by key, as they are written. */
export type Texts = Readonly<Record<string, string>>;

/** A text that is known to ask for no values is a string. */
type Parsed<Catalogue extends Texts> = {
  readonly [Key in keyof Catalogue]: string extends Catalogue[Key]
    ? Message
    : MessageArguments<Catalogue[Key]> extends []
      ? string
      : Message;
};

/** Messages of one component or area in each language. */
export interface Messages<Catalogue extends Texts> {
  /** Name under which the texts are overridden: the folder of the component. */
  readonly id: string;
  readonly sv: Parsed<Catalogue>;
  readonly en: Parsed<Catalogue>;
  /** Carries the texts' types only, from which the arguments are read; never set. */
  readonly texts?: Catalogue;
}

/** The texts that some messages were defined with: their types, from which the arguments are read. */
export type TextsOf<Defined> = Defined extends Messages<infer Catalogue> ? Catalogue : never;

/** Formats a message of a catalogue; the values it asks for are read from the Swedish text. */
export type FormatMessage<Catalogue extends Texts> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...values: MessageArguments<Catalogue[Key]>
) => string;
