import { addDays, dateFromParts, datePartsOf, isLocalDate } from '@vinrod/locale/local-date';
import type { Language } from '@vinrod/locale/messages/language';
import type { LocalDate } from '@vinrod/locale/quantities';
import type { Period } from '@vinrod/locale/period';
import { tidyTyped, typedEnds, typedMonthNumber, typedYear } from './typed-words.ts';

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const sixOrEightDigits = /^(\d{4}|\d{2})(\d{2})(\d{2})$/;
const withName = /^(?:den )?(\d{1,2})(?::?e)?\.? ?(\p{L}+\.?)(?:[ -]{0,2}(\d{4}|\d{2}))?$/u;
// "1/5 2026" and "1/5-26" are only Swedish. "01/05/2026" is refused: half the world means January by it.
const daySlashMonth = /^(\d{1,2})\/(\d{1,2})(?:[ -](\d{4}|\d{2}))?$/;

const daysFromToday: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  sv: new Map([
    ['idag', 0],
    ['i dag', 0],
    ['igår', -1],
    ['i går', -1],
    ['imorgon', 1],
    ['i morgon', 1],
  ]),
  en: new Map([
    ['today', 0],
    ['yesterday', -1],
    ['tomorrow', 1],
  ]),
};

/** Two dates with no spaces around the dash, or with only a space between. */
const tightPeriod = /^(\d[\d/.-]*?\d) ?-? ?(\d{4}-\d{1,2}-\d{1,2}|\d{8})$/;

function realDate(year: number, month: number, day: number): LocalDate | null {
  const date = dateFromParts({ year, month, day });
  return isLocalDate(date) ? date : null;
}

/** The year typed after a day and a month, or this year when none is typed; `null` when neither is known. */
function yearOf(digits: string | undefined, today: LocalDate | undefined): number | null {
  if (digits !== undefined) return typedYear(digits);
  return today === undefined ? null : datePartsOf(today).year;
}

function dayBeforeMonth(day: string, month: number | null, year: number | null): LocalDate | null {
  return month === null || year === null ? null : realDate(year, month, Number(day));
}

/**
 * Parses a typed or pasted day: `YYYY-MM-DD` and the Swedish alternatives 20260501, 260501, 2026/5/1, 1 maj 2026, 1 maj
 * -26, 1/5 2026. Given today's date, it also reads days without a year ("1 maj", "1/5") as days of this year, and "i
 * dag", "i går", "i morgon".
 *
 * @param language - of the words; English ones instead of Swedish
 * @returns the day, or `null` when the text is not a single existing day.
 */
export function parseTypedDate(text: string, today?: LocalDate, language: Language = 'sv'): LocalDate | null {
  const tidy = tidyTyped(text);
  const away = daysFromToday[language].get(tidy);
  if (away !== undefined) return today === undefined ? null : addDays(today, away);
  const [, year, month, day] = yearFirst.exec(tidy) ?? sixOrEightDigits.exec(tidy) ?? [];
  if (year !== undefined) return realDate(typedYear(year), Number(month), Number(day));
  const [, namedDay, name, namedYear] = withName.exec(tidy) ?? [];
  if (namedDay !== undefined && name !== undefined) {
    return dayBeforeMonth(namedDay, typedMonthNumber(name, language), yearOf(namedYear, today));
  }
  const [, slashDay, slashMonth, slashYear] = daySlashMonth.exec(tidy) ?? [];
  if (slashDay === undefined) return null;
  return dayBeforeMonth(slashDay, Number(slashMonth), yearOf(slashYear, today));
}

/**
 * Parses two days typed or pasted together: "2026-05-01 – 2026-10-31", two cells of a sheet, "1 maj 2026 till 31 maj
 * 2026".
 *
 * @returns the days in their order in the text, or `null` when the text is anything else.
 */
export function parseTypedPeriod(text: string, today?: LocalDate, language: Language = 'sv'): Period | null {
  const [, tightStart = '', tightEnd = ''] = tightPeriod.exec(tidyTyped(text)) ?? [];
  const ends = typedEnds(text, language) ?? ([tightStart, tightEnd] as const);
  const start = parseTypedDate(ends[0], today, language);
  const end = parseTypedDate(ends[1], today, language);
  return start === null || end === null ? null : { start, end };
}
