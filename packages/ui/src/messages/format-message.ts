import { IntlMessageFormat } from 'intl-messageformat';

import type { MessageValue } from './message-values.ts';

const syntax = /[{}'#<]/;
const parsed = new Map<string, IntlMessageFormat>();

/**
 * Formats one ICU message. A text without syntax is returned as it is; any other is parsed once per locale.
 * @throws Error from intl-messageformat when the text is not an ICU message or a value is missing
 */
export function formatMessage(
  text: string,
  locale: string,
  values?: Readonly<Record<string, MessageValue>>,
): string {
  if (!syntax.test(text)) return text;
  const key = `${locale}\n${text}`;
  const format = parsed.get(key) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
  parsed.set(key, format);
  return String(format.format<string>(values));
}
