import type { Day } from '@vinrod/locale/day';
import { hourMs, startOfLocalDay } from '@vinrod/locale/clock';
import type { PeakHour } from './peaks.ts';
import { toHours, type StepSum } from './step-sums.ts';

/** Wh per hour from local midnight; NaN where nothing is measured. */
export type HoursByDay = ReadonlyMap<Day, Float64Array>;

function longer(left: Float64Array, length: number): Float64Array {
  if (left.length >= length) return left;
  const extended = new Float64Array(length).fill(Number.NaN);
  extended.set(left);
  return extended;
}

function addedUp(sums: readonly StepSum[], hoursOf: (sum: StepSum) => Float64Array): HoursByDay {
  const byDay = new Map<Day, Float64Array>();
  for (const sum of sums) {
    const wh = hoursOf(sum);
    const known = byDay.get(sum.day);
    if (known === undefined) {
      byDay.set(sum.day, wh.slice());
      continue;
    }
    const total = longer(known, wh.length);
    for (let hour = 0; hour < wh.length; hour += 1) {
      const value = wh[hour] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const before = total[hour] ?? Number.NaN;
      total[hour] = Number.isNaN(before) ? value : before + value;
    }
    byDay.set(sum.day, total);
  }
  return byDay;
}

/** Sums the energy of several groups hour by hour: everything measured, including hours with a gap. */
export function hourTotals(sums: readonly StepSum[]): HoursByDay {
  return addedUp(sums, ({ wh, resolution }) => toHours(wh, resolution));
}

/**
 * Sums the power of several groups hour by hour, as Wh per hour, over the sites with a complete hour. For a site that
 * lacks a quarter, the whole hour counts as missing.
 */
export function hourPowers(sums: readonly StepSum[]): HoursByDay {
  return addedUp(sums, ({ wholeHours }) => wholeHours);
}

/** The hour with the highest total; the first, when several are equal. */
export function highestHour(hours: HoursByDay): PeakHour | null {
  let peak: PeakHour | null = null;
  for (const [day, totals] of hours) {
    for (let hour = 0; hour < totals.length; hour += 1) {
      const wh = totals[hour] ?? Number.NaN;
      if (Number.isNaN(wh) || (peak !== null && wh < peak.wh)) continue;
      const instant = startOfLocalDay(day) + hour * hourMs;
      if (peak === null || wh > peak.wh || instant < peak.instant) peak = { wh, instant };
    }
  }
  return peak;
}
