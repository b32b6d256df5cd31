import { formatToParts, IntlMessageFormat } from 'intl-messageformat';

import { NO_BREAK_SPACE } from '../characters.ts';
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

/** Whether a number has no style, and is written as in Sweden. */
function isByHand(
  locale: string | string[] | undefined,
  options: Intl.NumberFormatOptions | undefined,
): boolean {
  return options === undefined && String(locale).endsWith('-SE');
}

/**
 * Writes counts by hand: the first `Intl.NumberFormat` of a page makes Chromium look through all its languages, which takes
 * as long as drawing a hundred elements. Everything else is left to `Intl`.
 */
function countsByHand(locale: string | string[] | undefined): Intl.NumberFormat {
  const byIntl = (): Intl.NumberFormat => new Intl.NumberFormat(locale);
  return {
    format: (value: number | bigint | string) =>
      /^\d{1,15}$/.test(String(value))
        ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, NO_BREAK_SPACE)
        : byIntl().format(Number(value)),
    formatToParts: (value?: number | bigint | string) => byIntl().formatToParts(Number(value)),
    formatRange: (start, end) => byIntl().formatRange(start, end),
    formatRangeToParts: (start, end) => byIntl().formatRangeToParts(start, end),
    resolvedOptions: () => byIntl().resolvedOptions(),
  };
}

const formatters: Parameters<typeof formatToParts>[2] = {
  getNumberFormat: (...args) =>
    cached(numberFormats, args, () =>
      isByHand(...args) ? countsByHand(args[0]) : new Intl.NumberFormat(...args),
    ),
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
