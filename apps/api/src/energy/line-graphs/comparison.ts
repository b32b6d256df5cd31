import { addYears, endOfMonth, monthNumber, partsOf, type Day } from '@vinrod/locale/day';
import { clockHour, hoursInDay } from '@vinrod/locale/clock';
import type { Resolution } from '../../quantities/resolution.ts';
import { daysIn, periodBefore, sameDatesYearBefore, type Period } from '../period.ts';

/** How the days that a graph is compared with are chosen. */
export type ComparisonKind = 'previous_period' | 'previous_year' | 'free';

/** What a graph is compared with. */
export interface Comparison {
  readonly kind: ComparisonKind;
  /** The days whose values are drawn beside the period. */
  readonly source: Period;
  /** Years from them to the same dates of the period; null when they are other dates, drawn day by day. */
  readonly years: number | null;
}

function yearOf(day: Day): number {
  return partsOf(day).year;
}

function isEndOfMonth(day: Day): boolean {
  return endOfMonth(day) === day;
}

/** Whether a day is the same date some years earlier; the ends of a February are, whether it is a leap year or not. */
function isSameDate(earlier: Day, later: Day, years: number): boolean {
  if (addYears(later, -years) === earlier) return true;
  return (
    isEndOfMonth(earlier) && isEndOfMonth(later) && monthNumber(later) - monthNumber(earlier) === 12 * years
  );
}

/** Compares a period with days that are chosen freely: by date when they are the same dates of another year. */
export function freeComparison(period: Period, source: Period): Comparison {
  const years = yearOf(period.first) - yearOf(source.first);
  const areSameDates =
    years !== 0 &&
    isSameDate(source.first, period.first, years) &&
    isSameDate(source.last, period.last, years);
  return { kind: 'free', source, years: areSameDates ? years : null };
}

/** Compares a period with the same dates of the year before, or with as many days right before it. */
export function comparisonWith(period: Period, kind: 'previous_period' | 'previous_year'): Comparison {
  return kind === 'previous_year'
    ? { kind, source: sameDatesYearBefore(period), years: 1 }
    : { kind, source: periodBefore(period), years: null };
}

/** Whether the days on both sides are as many, or the same dates of two years, of which one may have a leap day. */
export function isAsLong(period: Period, { source, years }: Comparison): boolean {
  return years !== null || daysIn(period) === daysIn(source);
}

/**
 * The day of `period` beside which a day of the compared period is drawn; null when there is none (29 February, or days
 * beyond a shorter period).
 */
export function comparedWith(day: Day, period: Period, comparison: Comparison): Day | null {
  const target = stepWith(day, period, comparison);
  if (target === null) return null;
  return comparison.years === null || partsOf(target).dayOfMonth === partsOf(day).dayOfMonth ? target : null;
}

/**
 * A day of `period` in whose week, month or year a day of the compared period is counted; null when there is none. A leap
 * day counts with 28 February, so that February is compared with the whole of February.
 */
export function stepWith(day: Day, period: Period, { source, years }: Comparison): Day | null {
  const target = years === null ? day - source.first + period.first : addYears(day, years);
  return target < period.first || target > period.last ? null : target;
}

/** The day of the compared period whose values are drawn at `day` of `period`; null when there is none. */
export function dayBehind(day: Day, period: Period, comparison: Comparison): Day | null {
  const { source, years } = comparison;
  const candidate = years === null ? day - period.first + source.first : addYears(day, -years);
  if (candidate < source.first || candidate > source.last) return null;
  return comparedWith(candidate, period, comparison) === day ? candidate : null;
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
