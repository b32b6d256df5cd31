import type { MessageValue } from './message-values.ts';
import { parseMessage, type MessagePart } from './parse-message.ts';

type Values = Readonly<Record<string, MessageValue>>;

const syntax = /[{}'#<]/;
const parsed = new Map<string, readonly MessagePart[]>();

const formats = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

/** A formatter of `Intl`, made once for each locale: making one costs more than using it. */
function kept<Format extends Intl.NumberFormat | Intl.PluralRules>(
  kind: new (...settings: never[]) => Format,
  name: string,
  make: () => Format,
): Format {
  const found = formats.get(name);
  if (found instanceof kind) return found;
  const made = make();
  formats.set(name, made);
  return made;
}

function numberText(value: number, locale: string): string {
  return kept(Intl.NumberFormat, locale, () => new Intl.NumberFormat(locale)).format(value);
}

function formOf(count: number, locale: string, type: 'cardinal' | 'ordinal'): string {
  return kept(Intl.PluralRules, `${type} ${locale}`, () => new Intl.PluralRules(locale, { type })).select(
    count,
  );
}

function formatParts(
  parts: readonly MessagePart[],
  locale: string,
  values: Values,
  count: number | undefined,
): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'count') return numberText(count ?? 0, locale);
      const value = values[part.name];
      if (value === undefined) throw new Error(`The message needs a value for "${part.name}".`);
      if (!('options' in part))
        return part.kind === 'value' ? String(value) : numberText(Number(value), locale);
      const { kind, options, offset } = part;
      if (kind === 'select') {
        const option = options.get(String(value)) ?? options.get('other') ?? [];
        return formatParts(option, locale, values, count);
      }
      const shown = Number(value) - offset;
      const form = formOf(shown, locale, kind === 'plural' ? 'cardinal' : 'ordinal');
      const option = options.get(`=${String(value)}`) ?? options.get(form) ?? options.get('other') ?? [];
      return formatParts(option, locale, values, shown);
    })
    .join('');
}

/**
 * Formats one ICU message, as far as `parseMessage` reads them. A text without syntax is returned as it is; any other is
 * parsed once.
 *
 * @throws Error when the text is not an ICU message or a value is missing
 */
export function formatMessage(text: string, locale: string, values: Values = {}): string {
  if (!syntax.test(text)) return text;
  const parts = parsed.get(text) ?? parseMessage(text);
  parsed.set(text, parts);
  return formatParts(parts, locale, values, undefined);
}
