import { formatMessage } from './format-message.ts';
import { localeOf, type Language } from './language.ts';
import type { MessageArguments, MessageValue } from './message-values.ts';
import type { Messages, Texts } from './messages.ts';

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
export function textsOf(messages: Messages<Texts>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(messages.sv).map((key) => [key, textOf(messages, key)]));
}

/** A text that reads its message whenever it is read itself: a supplier's words may come after it. */
function textOf({ sv, en }: Messages<Texts>, key: string) {
  const said = (language: Language, values?: Readonly<Record<string, MessageValue>>): string =>
    formatMessage((language === 'en' ? en[key] : undefined) ?? sv[key] ?? key, localeOf[language], values);
  if (typeof sv[key] === 'string' && typeof en[key] === 'string')
    return {
      get sv() {
        return said('sv');
      },
      get en() {
        return said('en');
      },
    };
  return (values?: Readonly<Record<string, MessageValue>>): Text => ({
    sv: said('sv', values),
    en: said('en', values),
  });
}
