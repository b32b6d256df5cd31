import {
  addDays,
  daysBetween,
  isLocalDate,
  isWholeMonths,
  monthOf,
  type LocalDate,
  type Period,
} from '@vinrod/ui/format';

import { formatLongPeriod, formatMonthRange } from '#language/words';
import { yearsOf } from '#period';

import type { Comparison } from './graph-state.ts';

function yearBefore(date: LocalDate): LocalDate {
  const sameDay = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return isLocalDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`;
}

/**
 * The days that a period is compared with (contract, `getLineGraphs`); undefined for no comparison.
 *
 * @param chosen - The days that are chosen freely.
 */
export function comparedPeriod(
  { start, end }: Period,
  compare: Comparison,
  selected?: Period,
): Period | undefined {
  switch (compare) {
    case 'none':
      return undefined;
    case 'previous_period':
      return { start: addDays(start, -daysBetween(start, end)), end: addDays(start, -1) };
    case 'previous_year':
      return { start: yearBefore(start), end: yearBefore(end) };
    case 'free':
      return selected;
  }
}

function isWholeYear({ start, end }: Period): boolean {
  return start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31`;
}

/**
 * What the compared days are called beside a series: the year, when only the year is another; else the days, as months
 * when they are whole. Undefined for no comparison.
 */
export function comparisonLabel(period: Period, compare: Comparison, selected?: Period): string | undefined {
  if (compare === 'previous_year') return yearsOf(period, -1);
  const compared = comparedPeriod(period, compare, selected);
  if (compared === undefined) return undefined;
  return isWholeYear(compared)
    ? compared.start.slice(0, 4)
    : isWholeMonths(compared)
      ? formatMonthRange(monthOf(compared.start), monthOf(compared.end))
      : formatLongPeriod(compared);
}
