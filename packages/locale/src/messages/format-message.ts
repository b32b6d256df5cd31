import type { MessageValue } from './message-values.ts';
import type { Message } from './messages.ts';

type Values = Readonly<Record<string, MessageValue>>;
type Elements = Exclude<Message, string>;
type Options = Extract<Elements[number], { readonly options: unknown }>['options'];
/** How a number, a date or a time is written. `parseMessage` has replaced the names of styles by their options. */
type Style = Extract<Elements[number], { readonly style?: unknown }>['style'];

/** The parser's numbers for kinds of elements. Importing its enumeration would pull in the parser. */
const kinds = { literal: 0, argument: 1 };

const formatters = new Map<string, unknown>();

/** Kept, because creating an `Intl` formatter costs more than using it. */
function kept<Formatter, Settings>(
  Kind: new (locale: string, settings?: Settings) => Formatter,
  locale: string,
  settings?: Settings,
): Formatter {
  const key = JSON.stringify([Kind.name, locale, settings]);
  const known = formatters.get(key);
  if (known instanceof Kind) return known;
  const made = new Kind(locale, settings);
  formatters.set(key, made);
  return made;
}

function styled(style: Style, locale: string, value: number): string {
  if (typeof style !== 'object' || style === null) return kept(Intl.NumberFormat, locale).format(value);
  if ('pattern' in style) return kept(Intl.DateTimeFormat, locale, style.parsedOptions).format(value);
  const { parsedOptions } = style;
  return kept(Intl.NumberFormat, locale, parsedOptions).format(value * (parsedOptions.scale ?? 1));
}

/** What the first known of some options says. */
function optionOf(options: Options, names: readonly string[]): Elements {
  const name = names.find((one) => Object.hasOwn(options, one));
  return (name === undefined ? options['other'] : options[name])?.value ?? [];
}

/** @param count - what a number sign stands for, in an option of a plural */
function written(elements: Elements, locale: string, values: Values, count?: number): string {
  return elements
    .map((element): string => {
      if (!('value' in element)) return count === undefined ? '' : styled(null, locale, count);
      const kind: number = element.type;
      if (kind === kinds.literal) return element.value;
      const value = values[element.value];
      if (value === undefined) throw new Error(`A text needs the value "${element.value}".`);
      if (kind === kinds.argument) return String(value);
      if (!('options' in element))
        return styled('style' in element ? element.style : null, locale, Number(value));
      if (!('pluralType' in element))
        return written(optionOf(element.options, [String(value)]), locale, values);
      const rest = Number(value) - element.offset;
      const category = kept(Intl.PluralRules, locale, { type: element.pluralType }).select(rest);
      return written(optionOf(element.options, [`=${value}`, category]), locale, values, rest);
    })
    .join('');
}

/**
 * Formats a message. A test holds it to what `intl-messageformat` says.
 *
 * @throws Error when a value is missing
 */
export function formatMessage(message: Message, locale: string, values: Values = {}): string {
  return typeof message === 'string' ? message : written(message, locale, values);
}
