import { EN_DASH } from './characters.ts';
import { formatLongDate, formatMonth, monthName } from './date.ts';
import { addDays, datePartsOf, daysBetween } from './local-date.ts';
import type { Language } from './messages/language.ts';
import type { LocalDate, LocalMonth } from './quantities.ts';
import { firstDayOf, lastDayOf, monthOf } from './local-month.ts';

/** A span of days, inclusive. */
export interface Period {
  start: LocalDate;
  end: LocalDate;
}

/** The days from the start of one month to the end of another, as `YYYY-MM-DD` (spec section 9). */
export function monthRange(first: LocalMonth, last: LocalMonth = first): Period {
  return { start: firstDayOf(first), end: lastDayOf(last) };
}

/** Days of a period, inclusive. */
export function periodDays({ start, end }: Period): number {
  return daysBetween(start, end);
}

/** Whether a period begins on the first and ends on the last day of a month. */
export function isWholeMonths({ start, end }: Period): boolean {
  return start === firstDayOf(monthOf(start)) && monthOf(addDays(end, 1)) !== monthOf(end);
}

/** Both ends in full with a spaced en dash: "2026-01-01 – 2026-06-30". */
export function formatPeriod({ start, end }: Period): string {
  return `${start} ${EN_DASH} ${end}`;
}

/** A period in running text, without repeating shared parts: "1 maj – 31 oktober 2026". */
export function formatLongPeriod({ start, end }: Period, language: Language = 'sv'): string {
  if (start === end) return formatLongDate(start, language);
  const first = datePartsOf(start);
  const last = datePartsOf(end);
  if (first.year !== last.year)
    return `${formatLongDate(start, language)} ${EN_DASH} ${formatLongDate(end, language)}`;
  if (first.month !== last.month) {
    return `${first.day} ${monthName(first.month, 'long', language)} ${EN_DASH} ${formatLongDate(end, language)}`;
  }
  return `${first.day}${EN_DASH}${formatLongDate(end, language)}`;
}

/** Whole months in running text: "oktober 2026", "maj – oktober 2026", "november 2025 – april 2026". */
export function formatMonthRange(first: LocalMonth, last: LocalMonth, language: Language = 'sv'): string {
  if (first === last) return formatMonth(first, 'long', language);
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const start = sameYear
    ? monthName(datePartsOf(firstDayOf(first)).month, 'long', language)
    : formatMonth(first, 'long', language);
  return `${start} ${EN_DASH} ${formatMonth(last, 'long', language)}`;
}
