import { periodOfWindow, type TimeWindow } from '@vinrod/charts';
import { firstDayOf, lastDayOf, monthOf, periodDays, type Period } from '@vinrod/ui/format';

/** The longest part of a graph whose hours are read, days: a month and the days around it. */
const longest = 45;

/**
 * The days whose hours are read when the reader goes into a part of a graph: the months that it touches, so that going
 * on to the next day asks for nothing more.
 *
 * @param window - What is in view; null is everything.
 * @param whole - The days of the graph.
 * @returns undefined when the part is too long for its hours to be told apart, or is none of the graph's days.
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
