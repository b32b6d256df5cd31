import type { Resolution } from '@vinrod/api-client';
import { addDays, firstDayOf, lastDayOf, monthOf, startOfWeek, type Period } from '@vinrod/ui/format';

/**
 * The days a graph asks for so that its first and last week or month are whole: three days of a week drawn beside
 * whole weeks look like a fall in consumption that never was.
 *
 * @param period - The chosen days, both included.
 */
export function wholeBuckets(period: Period, resolution: Resolution): Period {
  switch (resolution) {
    case 'week':
      return { start: startOfWeek(period.start), end: addDays(startOfWeek(period.end), 6) };
    case 'month':
      return { start: firstDayOf(monthOf(period.start)), end: lastDayOf(monthOf(period.end)) };
    default:
      return period;
  }
}
