import { addDays, daysBetween, isLocalDate, type LocalDate, type Period } from '@vinrod/ui/format';

import type { Comparison } from './graph-state.ts';

function yearBefore(date: LocalDate): LocalDate {
  const sameDay = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return isLocalDate(sameDay) ? sameDay : `${sameDay.slice(0, 8)}28`;
}

/** The days that a period is compared with (contract, `getLineGraphs`); undefined for no comparison. */
export function comparedPeriod({ start, end }: Period, compare: Comparison): Period | undefined {
  switch (compare) {
    case 'none':
      return undefined;
    case 'previous_period':
      return { start: addDays(start, -daysBetween(start, end)), end: addDays(start, -1) };
    case 'previous_year':
      return { start: yearBefore(start), end: yearBefore(end) };
  }
}
