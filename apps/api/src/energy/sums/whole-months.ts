import { endOfMonth, startOfMonth } from '@vinrod/locale/day';
import type { Period } from '../period.ts';

/** The whole months within a period, from the first day of one to the last day of another; null when there are none. */
export function wholeMonths(period: Period): Period | null {
  const first = startOfMonth(period.first) === period.first ? period.first : endOfMonth(period.first) + 1;
  const last = endOfMonth(period.last) === period.last ? period.last : startOfMonth(period.last) - 1;
  return first < last ? { first, last } : null;
}

/** The days of a period before and after {@link wholeMonths}. */
export function daysBeside(period: Period, months: Period | null): Period[] {
  if (months === null) return [period];
  const before = { first: period.first, last: months.first - 1 };
  const after = { first: months.last + 1, last: period.last };
  return [before, after].filter(({ first, last }) => first <= last);
}
