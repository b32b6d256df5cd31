import { textsByHand } from '@vinrod/locale/messages/format-by-hand';
import type { MessageValue } from '@vinrod/locale/messages/message-values';
import type { FormatMessage, Messages, Texts } from '@vinrod/locale/messages/messages';

import { ChartLanguageError } from '../core/errors.ts';
import type { CalendarDay, DateStyle, KeyNames, OtherLanguage } from '../core/language.ts';
import type { ChartTexts, LanguageRules } from './chart-texts.ts';

type Values = Readonly<Record<string, MessageValue>>;
type GivenText = string | ((values: Values, rules: LanguageRules) => string);

/** By id of the catalogue and key, with a space between. */
type GivenTexts = ReadonlyMap<string, GivenText>;

/** The digits and months of what charts write alike in every language: times of day, ISO dates. */
const shared = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;

/** @throws {ChartLanguageError} when the tag is none, or another language would be used in its place. */
function checkLocale(locale: string): void {
  let known: readonly string[];
  try {
    known = Intl.DateTimeFormat.supportedLocalesOf(locale);
  } catch (cause) {
    throw new ChartLanguageError(`"${locale}" is not a language tag.`, { cause });
  }
  if (known.length === 0)
    throw new ChartLanguageError(`The names of months and the plurals of "${locale}" are not known here.`);
}

function isText(text: unknown): text is GivenText {
  return typeof text === 'string' || typeof text === 'function';
}

/** @throws {ChartLanguageError} that names the first text that cannot be shown. */
function checkedTexts(locale: string, catalogues: object): GivenTexts {
  const all = new Map<string, GivenText>();
  for (const [id, texts] of Object.entries(catalogues)) {
    for (const [key, text] of Object.entries(Object(texts))) {
      if (!isText(text))
        throw new ChartLanguageError(`"${key}" of "${id}" in "${locale}" is neither a text nor a function.`);
      all.set(`${id} ${key}`, text);
    }
  }
  return all;
}

/** The texts of a catalogue; those that are left out are Swedish. */
function textsOf<Catalogue extends Texts>(
  messages: Messages<Catalogue>,
  texts: GivenTexts,
  rules: LanguageRules,
): FormatMessage<Catalogue>;
function textsOf(messages: Messages<Texts>, texts: GivenTexts, rules: LanguageRules) {
  const swedish: (key: string, values: Values) => string = textsByHand(messages, 'sv');
  return (key: string, values: Values = {}): string => {
    const text = texts.get(`${messages.id} ${key}`) ?? swedish(key, values);
    return typeof text === 'string' ? text : text(values, rules);
  };
}

/** Keeps what has been created: an `Intl` formatter costs more to create than to use. */
function createCache<Value>(): (key: string, create: () => Value) => Value {
  const all = new Map<string, Value>();
  return (key, create) => {
    const value = all.get(key) ?? create();
    all.set(key, value);
    return value;
  };
}

function instantOf({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

/**
 * Gives charts a language beyond Swedish and English: for `<ChartLanguage language={…}>`, and for `language` of
 * `createChart`. Define it once, outside of what draws: charts are laid out anew for another object.
 *
 * Numbers, dates, months, weekdays and plurals are those that `Intl` has for the language; times are Swedish time. A text that
 * is left out in spite of its type is shown in Swedish, since a chart with one foreign word is better than none.
 *
 * @param locale - BCP 47 tag: `de`, `fi-FI`.
 * @param texts - One without values is a string, any other a function of its values and of the rules of the language.
 * @param keys - Keys as the keyboards of the language have them, where these are not in English: `{ PageUp: 'Bild auf' }`.
 * @throws {ChartLanguageError} for a tag that is none, a language that `Intl` does not know, and a text of another type.
 */
export function defineChartLanguage(locale: string, texts: ChartTexts, keys: KeyNames = {}): OtherLanguage {
  checkLocale(locale);
  const given = checkedTexts(locale, texts);
  const plurals = new Intl.PluralRules(locale);
  const numberFormats = createCache<Intl.NumberFormat>();
  const dateFormats = createCache<Intl.DateTimeFormat>();
  const number = (value: number, least: number, most: number) =>
    numberFormats(`${least} ${most}`, () => {
      const decimals = { minimumFractionDigits: least, maximumFractionDigits: most };
      // A value that rounds to zero has no sign.
      return new Intl.NumberFormat(locale, { ...shared, ...decimals, signDisplay: 'negative' });
    }).format(value);
  const dates = (style: DateStyle) =>
    dateFormats(JSON.stringify(style), () => new Intl.DateTimeFormat(locale, { ...shared, ...style }));
  const rules: LanguageRules = {
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
    number: (value) => number(value, 0, 3),
  };
  const mark = number(0.5, 1, 1).charAt(1);
  return {
    locale,
    keys,
    textsIn: (messages) => textsOf(messages, given, rules),
    // Where the comma is a decimal mark, spreadsheets have semicolons between cells.
    spreadsheet: [mark, mark === ',' ? ';' : ','],
    number: (value, decimals) => number(value, decimals, decimals),
    date: (day, style) => dates(style).format(instantOf(day)),
    period: (first, last, month) =>
      dates({ day: 'numeric', month, year: 'numeric' }).formatRange(instantOf(first), instantOf(last)),
  };
}
