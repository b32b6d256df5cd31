import { formatMessage } from './format-message.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageArguments, MessageValue } from './message-values.ts';
import type { Message, Messages, Texts } from './messages.ts';

/** One text in every language, for when the reader's language is known later. */
export type Text = Readonly<Record<Language, string>>;

/**
 * Messages as texts in every language: one without arguments is a text, any other a function of its values.
 *
 * @example
 * const texts = textsOf(defineMessages('files', { sv: { most: 'Högst {limit}.' }, en: { most: 'At most {limit}.' } }));
 * texts.most({ limit: 3 }); // { sv: 'Högst 3.', en: 'At most 3.' }
 */
export function textsOf<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
): {
  readonly [Key in keyof Catalogue]: MessageArguments<Catalogue[Key]> extends []
    ? Text
    : (...values: MessageArguments<Catalogue[Key]>) => Text;
};
export function textsOf({ sv, en }: Messages<Texts>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(sv).map(([key, swedish]) => [key, textOf({ sv: swedish, en: en[key] ?? swedish })]),
  );
}

function textOf(messages: Readonly<Record<Language, Message>>) {
  const { sv, en } = messages;
  if (typeof sv === 'string' && typeof en === 'string') return { sv, en };
  return (values?: Readonly<Record<string, MessageValue>>): Text => ({
    sv: formatMessage(sv, localeOf.sv, values),
    en: formatMessage(en, localeOf.en, values),
  });
}
