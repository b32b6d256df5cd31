import { MISSING, NO_BREAK_SPACE } from '@vinrod/locale/characters';
import { formatLongDate, formatMonth } from '@vinrod/locale/date';
import { monthOf } from '@vinrod/locale/local-month';
import { formatNumber, quantityText as joined } from '@vinrod/locale/number';
import { formatPeriod } from '@vinrod/locale/period';
import type { LocalDate } from '@vinrod/locale/quantities';

/** Formats a number in Swedish: grouped thousands, decimal comma, U+2212 as minus (domain.md 3.7). */
export function numberText(value: number, decimals: number): string {
  return formatNumber(value, { decimals });
}

/** A number with its unit, with no line break between them; an en dash when there is no value. */
export function quantityText(value: number | null, decimals: number, unit: string): string {
  return joined({ figure: formatNumber(value, { decimals }), unit });
}

/** Replaces an absent value; 0 is a value. */
export const missing = MISSING;

/** Keeps a date on one line. */
function onOneLine(text: string): string {
  return text.replaceAll(' ', NO_BREAK_SPACE);
}

/** A day in running text: `5 mars 2026`. */
export function longDayText(day: LocalDate): string {
  return onOneLine(formatLongDate(day));
}

/** A month in running text: `januari 2026`. @param day - Any day of the month. */
export function longMonthText(day: LocalDate): string {
  return onOneLine(formatMonth(monthOf(day)));
}

/** A range of days: `2026-01-01 – 2026-06-30`. */
export function daysText(first: LocalDate, last: LocalDate): string {
  return formatPeriod({ start: first, end: last });
}
