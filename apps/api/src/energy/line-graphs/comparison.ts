import { addYears, partsOf, type Day } from '../calendar/day.ts';
import { clockHour, hoursInDay, type Resolution } from '../calendar/stockholm.ts';
import { daysIn, periodBefore, sameDatesYearBefore, type Period } from '../period.ts';

/** What a graph is compared with. */
export type Comparison = 'previous_period' | 'previous_year';

/** The period that `period` is compared with. */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  return comparison === 'previous_year' ? sameDatesYearBefore(period) : periodBefore(period);
}

/**
 * The day of `period` beside which a day of the compared period is drawn; null when there is none (29 February of
 * the year before).
 */
export function comparedWith(day: Day, period: Period, comparison: Comparison): Day | null {
  if (comparison === 'previous_period') return day + daysIn(period);
  const target = addYears(day, 1);
  return partsOf(target).dayOfMonth === partsOf(day).dayOfMonth ? target : null;
}

/**
 * Moves the steps of a compared day to the clock of the day it is drawn beside. Where the clocks change on one of the
 * two days only, an hour without counterpart is left out, and one without value becomes NaN.
 */
export function onClockOf(
  target: Day,
  day: Day,
  values: Float64Array,
  resolution: Resolution,
  missing: number,
): Float64Array {
  const targetHours = hoursInDay(target);
  const dayHours = hoursInDay(day);
  if (targetHours === dayHours) return values;
  const perHour = resolution === 'quarter' ? 4 : 1;
  const indexByClock = new Map<number, number>();
  for (let index = dayHours - 1; index >= 0; index -= 1) indexByClock.set(clockHour(day, index), index);
  const moved = new Float64Array(targetHours * perHour).fill(missing);
  const taken = new Set<number>();
  for (let hour = 0; hour < targetHours; hour += 1) {
    const source = indexByClock.get(clockHour(target, hour));
    if (source === undefined || taken.has(source)) continue;
    taken.add(source);
    moved.set(values.subarray(source * perHour, (source + 1) * perHour), hour * perHour);
  }
  return moved;
}
