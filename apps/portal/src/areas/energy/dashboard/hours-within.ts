import { periodOfWindow, type TimeWindow } from '@vinrod/charts';
import { firstDayOf, lastDayOf, monthOf, periodDays, type Period } from '@vinrod/ui/format';

/** Longest window whose hours are loaded, days: a month and the days around it. */
const longest = 45;

/**
 * Days to load hours for when the user zooms in: the whole months that the window touches, so that panning to the next
 * day needs no new request.
 *
 * @param window - Visible part; null is everything.
 * @param whole - Days of the graph.
 * @returns undefined when the window is too long to show hours, or lies outside the graph.
 */
export function hoursWithin(window: TimeWindow | null, whole: Period): Period | undefined {
  const part = window === null ? whole : periodOfWindow(window);
  if (periodDays(part) > longest) return undefined;
  const first = firstDayOf(monthOf(part.start));
  const last = lastDayOf(monthOf(part.end));
  const start = first < whole.start ? whole.start : first;
  const end = last > whole.end ? whole.end : last;
  return start > end ? undefined : { start, end };
}
