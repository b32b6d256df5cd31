import { addMonths, endOfMonth, startOfMonth, type Day } from '@vinrod/locale/day';
import type { Period } from '../period.ts';
import type { ReportSite } from '../report-sites.ts';
import { wholeMonths } from './whole-months.ts';

/** The delivery period of a site. */
type Delivery = Pick<ReportSite, 'supplyStart' | 'supplyEnd'>;

/** Months, by their first days, in which a site should have values on only some of the days. */
function cutMonths(sites: readonly Delivery[], today: Day): ReadonlySet<Day> {
  const cut = new Set<Day>();
  const cutAt = (day: Day): void => {
    if (startOfMonth(day) !== day) cut.add(startOfMonth(day));
  };
  cutAt(today);
  for (const { supplyStart, supplyEnd } of sites) {
    if (supplyStart !== null) cutAt(supplyStart);
    if (supplyEnd !== null) cutAt(supplyEnd + 1);
  }
  return cut;
}

/**
 * The whole months of a period in which each site should have values on every day or on none: only for these do the
 * stored monthly sums show what is missing. Consecutive months are returned as one period.
 * @param today - the current local day; it and later days need not have values yet
 */
export function evenMonths(period: Period, sites: readonly Delivery[], today: Day): Period[] {
  const whole = wholeMonths(period);
  if (whole === null) return [];
  const cut = cutMonths(sites, today);
  const runs: { first: Day; last: Day }[] = [];
  for (let month = whole.first; month <= whole.last; month = addMonths(month, 1)) {
    if (cut.has(month)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run.last === month - 1) run.last = endOfMonth(month);
    else runs.push({ first: month, last: endOfMonth(month) });
  }
  return runs;
}

/** The days of a period outside all of its parts, which are in order. */
export function daysBetween(period: Period, parts: readonly Period[]): Period[] {
  const between: Period[] = [];
  let next = period.first;
  for (const { first, last } of parts) {
    if (first > next) between.push({ first: next, last: first - 1 });
    next = last + 1;
  }
  if (next <= period.last) between.push({ first: next, last: period.last });
  return between;
}
