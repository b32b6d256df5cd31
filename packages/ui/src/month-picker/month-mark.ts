import type { LocalMonth } from '@vinrod/locale/quantities';
import type { MonthSpan } from '../format/month-span.ts';

/** How a month stands to what is chosen: not in it, the only one, an end, or between the ends. */
export type MonthMark = 'none' | 'only' | 'first' | 'inside' | 'last';

/** How a month stands to a span of months; no span chooses none. */
export function markIn(span: MonthSpan | null, month: LocalMonth): MonthMark {
  if (span === null || month < span.first || month > span.last) return 'none';
  if (span.first === span.last) return 'only';
  if (month === span.first) return 'first';
  return month === span.last ? 'last' : 'inside';
}

/** The span from one month to another, whichever comes first. */
export function spanBetween(a: LocalMonth, b: LocalMonth): MonthSpan {
  return a <= b ? { first: a, last: b } : { first: b, last: a };
}
