import type { LocalMonth } from '@vinrod/locale/quantities';
import type { MonthSpan } from '../format/month-span.ts';

/** Position of a month in the selection: outside it, the only one, an end, or between the ends. */
export type MonthMark = 'none' | 'only' | 'first' | 'inside' | 'last';

/** Position of a month in a span; without a span nothing is selected. */
export function markIn(span: MonthSpan | null, month: LocalMonth): MonthMark {
  if (span === null || month < span.first || month > span.last) return 'none';
  if (span.first === span.last) return 'only';
  if (month === span.first) return 'first';
  return month === span.last ? 'last' : 'inside';
}

/** The span between two months, in either order. */
export function spanBetween(a: LocalMonth, b: LocalMonth): MonthSpan {
  return a <= b ? { first: a, last: b } : { first: b, last: a };
}
