import { formatNumber } from '../number.ts';
import type { Language } from './language.ts';
import type { MessageValue } from './message-values.ts';
import type { FormatMessage, Message, Messages, Texts } from './messages.ts';

type Values = Readonly<Record<string, MessageValue>>;
type Elements = Exclude<Message, string>;

/** The option of a plural or select: by the exact number, the name, or as Swedish and English count. */
function optionOf(
  options: Readonly<Record<string, { readonly value: Elements }>>,
  value: MessageValue,
): Elements {
  const option = options[`=${value}`] ?? options[value === 1 ? 'one' : value] ?? options['other'];
  return option?.value ?? [];
}

function written(elements: Elements, values: Values, count: number): string {
  return elements
    .map((element): string => {
      if (!('value' in element)) return formatNumber(count);
      if ('options' in element) {
        const value = values[element.value] ?? '';
        // What an option of a select says of a number is said of the plural around it.
        return written(optionOf(element.options, value), values, typeof value === 'number' ? value : count);
      }
      // Of the parser's numbers for kinds of elements that of a literal is 0. Its enumeration would bring the parser along.
      const kind: number = element.type;
      if (kind === 0) return element.value;
      const value = values[element.value] ?? '';
      return typeof value === 'number' && 'style' in element ? formatNumber(value) : String(value);
    })
    .join('');
}

/**
 * Formats the messages of a catalogue in one language without `Intl` and without the library: texts, arguments, numbers,
 * plurals of whole numbers and selects, which a test holds to `formatMessage`. For charts: the library weighs 2.4 kB, and
 * the first formatter of `Intl` on a page takes as long as drawing ten lines.
 */
export function textsByHand<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  language: Language,
): FormatMessage<Catalogue>;
export function textsByHand(messages: Messages<Texts>, language: Language) {
  return (key: string, values: Values = {}): string => {
    const message = messages[language][key] ?? messages.sv[key] ?? key;
    return typeof message === 'string' ? message : written(message, values, 0);
  };
}
