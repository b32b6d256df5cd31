import type { LocalDate, LocalMonth } from '@vinrod/locale/quantities';
import { monthOf } from '@vinrod/locale/local-month';
import { defaultPeriod } from './period-preset.ts';
import type { Period } from '@vinrod/locale/period';

/** A span of whole months, inclusive. Its days are `monthRange(first, last)`. */
export interface MonthSpan {
  first: LocalMonth;
  last: LocalMonth;
}

/** The months that a period touches. */
export function monthSpanOf({ start, end }: Period): MonthSpan {
  return { first: monthOf(start), last: monthOf(end) };
}

/** The default report period in months: the previous six, through last month (spec section 9). Library only. */
export function defaultMonthSpan(today: LocalDate): MonthSpan {
  return monthSpanOf(defaultPeriod(today));
}
