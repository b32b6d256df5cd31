import type { Language } from '@vinrod/locale/messages/language';
import type { LocalMonth } from '@vinrod/locale/quantities';
import { isLocalMonth, monthOf } from '@vinrod/locale/local-month';
import type { MonthSpan } from './month-span.ts';
import { parseTypedDate } from './parse-date.ts';
import { tidyTyped, typedEnds, typedMonthNumber, typedYear } from './typed-words.ts';

const yearFirst = /^(\d{4})[-/. ]?(\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{4})$/;
const nameFirst = /^(\p{L}+\.?)(?:[ -]{0,2}(\d{4}|\d{2}))?$/u;
const nameLast = /^(\d{4}) (\p{L}+\.?)$/u;

/** Months with no spaces around the dash: "maj-okt 2026", "2026-05-2026-10". */
const tightSpan = /^(\p{L}+\.?(?: ?\d{4})?|\d{4}-\d{1,2}) ?-? ?(\p{L}+\.? ?\d{4}|\d{4}-\d{1,2})$/u;

function monthFrom(year: number | undefined, month: number | null): LocalMonth | null {
  if (year === undefined || month === null) return null;
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  return isLocalMonth(text) ? text : null;
}

/**
 * Parses a typed or pasted month: `YYYY-MM` and the Swedish alternatives "maj 2026", "jan. 26", "1/2026", "202605". A
 * day gives its month. Given a year, it also reads a name alone ("maj") as a month of that year.
 *
 * @param language - of the names; English ones instead of Swedish
 * @returns the month, or `null` when the text is not a single month.
 */
export function parseTypedMonth(text: string, year?: number, language: Language = 'sv'): LocalMonth | null {
  const tidy = tidyTyped(text);
  const [, firstYear, lastMonth] = yearFirst.exec(tidy) ?? [];
  if (firstYear !== undefined) return monthFrom(Number(firstYear), Number(lastMonth));
  const [, firstMonth, lastYear] = yearLast.exec(tidy) ?? [];
  if (firstMonth !== undefined) return monthFrom(Number(lastYear), Number(firstMonth));
  const [, yearBefore, nameAfter] = nameLast.exec(tidy) ?? [];
  if (nameAfter !== undefined) return monthFrom(Number(yearBefore), typedMonthNumber(nameAfter, language));
  const [, name, yearAfter] = nameFirst.exec(tidy) ?? [];
  if (name !== undefined) {
    return monthFrom(yearAfter === undefined ? year : typedYear(yearAfter), typedMonthNumber(name, language));
  }
  const date = parseTypedDate(tidy, undefined, language);
  return date === null ? null : monthOf(date);
}

/**
 * Parses two months typed or pasted together: "2026-05 – 2026-10", "maj – okt 2026" (the first in the year of the
 * last), "nov 2025 till apr 2026"; days give their months.
 *
 * @returns the months in their order in the text, or `null` when the text is anything else.
 */
export function parseTypedMonthSpan(
  text: string,
  year?: number,
  language: Language = 'sv',
): MonthSpan | null {
  const [, tightFirst = '', tightLast = ''] = tightSpan.exec(tidyTyped(text)) ?? [];
  const ends = typedEnds(text, language) ?? ([tightFirst, tightLast] as const);
  const last = parseTypedMonth(ends[1], year, language);
  const first = last === null ? null : parseTypedMonth(ends[0], Number(last.slice(0, 4)), language);
  return first === null || last === null ? null : { first, last };
}
