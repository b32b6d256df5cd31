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
 * Days that a period is compared with (contract, `getLineGraphs`); undefined for no comparison.
 *
 * @param selected - Freely selected days.
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

/** The latest winter that is over, November to March: what buildings are compared by. */
export function latestWinter(today: LocalDate): Period {
  const year = Number(today.slice(0, 4)) - (today.slice(5) > '03-31' ? 0 : 1);
  return { start: `${year - 1}-11-01`, end: `${year}-03-31` };
}

/** Whether a period is a calendar year. */
export function isWholeYear({ start, end }: Period): boolean {
  return start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31`;
}

/**
 * Label of the compared days in a series: the year when only the year differs, otherwise the days, or the months when
 * they are whole. Undefined for no comparison.
 */
export function comparisonLabel(period: Period, compare: Comparison, selected?: Period): string | undefined {
  if (compare === 'previous_year') return yearsOf(period, -1);
  const compared = comparedPeriod(period, compare, selected);
  if (compared === undefined) return undefined;
  return isWholeYear(compared) ? compared.start.slice(0, 4) : shortPeriod(compared);
}

/** A period as short as it can be said: "november 2025 – mars 2026" when the months are whole. */
export function shortPeriod(period: Period): string {
  return isWholeMonths(period)
    ? formatMonthRange(monthOf(period.start), monthOf(period.end))
    : formatLongPeriod(period);
}
