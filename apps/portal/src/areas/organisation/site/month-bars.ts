import type { LineGraphs, LocalMonth } from '@vinrod/api-client';
import type { MonthBar } from '@vinrod/charts';
import { lastDayOf, monthOf, type LocalDate, type Period } from '@vinrod/ui/format';

/** Full calendar year in which a period starts. */
export function wholeYear({ start }: Period): Period {
  const year = start.slice(0, 4);
  return { start: `${year}-01-01`, end: `${year}-12-31` };
}

function stateOf(month: LocalMonth, newest: LocalDate): 'past' | 'ongoing' | 'ahead' {
  const now = monthOf(newest);
  if (month > now) return 'ahead';
  return month === now && newest < lastDayOf(now) ? 'ongoing' : 'past';
}

/**
 * Bars of each month of a year and of the year before.
 *
 * @param graphs - Site by month, compared with the year before.
 * @param newest - Day of the latest value: its month is in progress, and later months lie ahead.
 */
export function monthBars({ series }: LineGraphs, newest: LocalDate): readonly MonthBar[] {
  const own = series.find(({ kind }) => kind === 'site');
  const before = series.find(({ kind }) => kind === 'comparison');
  // Points of a comparison have the time of what they are compared with (contract).
  const previous = new Map(before?.points.map((point) => [point.x.slice(0, 7), point]));
  return (own?.points ?? []).map(({ x, y, quality }) => {
    const month = x.slice(0, 7);
    const state = stateOf(month, newest);
    const earlier = previous.get(month);
    return {
      month,
      value: state === 'ahead' ? null : y,
      previousValue: earlier?.y ?? null,
      isIncomplete: quality === 'incomplete',
      isPreviousIncomplete: earlier?.quality === 'incomplete',
      state,
    };
  });
}
