import { addDays, dateFromParts, datePartsOf } from './local-date.ts';
import type { LocalDate, LocalMonth } from './quantities.ts';

const pattern = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** Whether text is a `YYYY-MM` month. */
export function isLocalMonth(text: string): boolean {
  return pattern.test(text);
}

/** The month of a day. */
export function monthOf(date: LocalDate): LocalMonth {
  datePartsOf(date);
  return date.slice(0, 7);
}

/** First day of a month. */
export function firstDayOf(month: LocalMonth): LocalDate {
  return dateFromParts({ ...monthPartsOf(month), day: 1 });
}

/** Last day of a month. */
export function lastDayOf(month: LocalMonth): LocalDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/**
 * Year and month, the month counted from 1.
 *
 * @throws RangeError when the text is not a `YYYY-MM` month.
 */
export function monthPartsOf(month: LocalMonth): { year: number; month: number } {
  const match = pattern.exec(month);
  if (match === null) throw new RangeError(`Not a month as YYYY-MM: ${month}`);
  return { year: Number(match[1]), month: Number(match[2]) };
}

/** The month `count` months later, or earlier when negative. */
export function addMonths(month: LocalMonth, count: number): LocalMonth {
  const parts = monthPartsOf(month);
  const index = parts.year * 12 + parts.month - 1 + count;
  return dateFromParts({ year: Math.floor(index / 12), month: (index % 12) + 1, day: 1 }).slice(0, 7);
}

/** Months between two months, inclusive: 1 for the same month. */
export function monthsBetween(first: LocalMonth, last: LocalMonth): number {
  const a = monthPartsOf(first);
  const b = monthPartsOf(last);
  return (b.year - a.year) * 12 + b.month - a.month + 1;
}
