import { formatToParts, IntlMessageFormat } from 'intl-messageformat';

import type { MessageValue } from './message-values.ts';
import type { Message } from './messages.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Cached, because creating an `Intl` formatter costs more than using it. */
function cached<Format>(cache: Map<string, Format>, args: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(args);
  const found = cache.get(key);
  if (found !== undefined) return found;
  const made = make();
  cache.set(key, made);
  return made;
}

const formatters: Parameters<typeof formatToParts>[2] = {
  getNumberFormat: (...args) => cached(numberFormats, args, () => new Intl.NumberFormat(...args)),
  getPluralRules: (...args) => cached(pluralRules, args, () => new Intl.PluralRules(...args)),
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
};

/**
 * Formats a message.
 *
 * @throws Error when a value is missing
 */
export function formatMessage(
  message: Message,
  locale: string,
  values: Readonly<Record<string, MessageValue>> = {},
): string {
  if (typeof message === 'string') return message;
  return formatToParts(message, locale, formatters, IntlMessageFormat.formats, values)
    .map(({ value }) => String(value))
    .join('');
}
