import { addYears, endOfMonth, monthNumber, partsOf, type Day } from '@vinrod/locale/day';
import { clockHour, hoursInDay } from '@vinrod/locale/clock';
import type { Resolution } from '../../quantities/resolution.ts';
import { daysIn, periodBefore, sameDatesYearBefore, type Period } from '../period.ts';

/** How the days to compare with are selected. */
export type ComparisonKind = 'previous_period' | 'previous_year' | 'free';

/** The comparison of a graph. */
export interface Comparison {
  readonly kind: ComparisonKind;
  /** The days whose values are drawn beside the period. */
  readonly source: Period;
  /** Years between them and the same dates of the period; null when the dates differ and are matched day by day. */
  readonly years: number | null;
}

function yearOf(day: Day): number {
  return partsOf(day).year;
}

function isEndOfMonth(day: Day): boolean {
  return endOfMonth(day) === day;
}

/**
 * Whether a day is the same date some years earlier. The last days of two Februaries count as the same, leap year or
 * not.
 */
function isSameDate(earlier: Day, later: Day, years: number): boolean {
  if (addYears(later, -years) === earlier) return true;
  return (
    isEndOfMonth(earlier) && isEndOfMonth(later) && monthNumber(later) - monthNumber(earlier) === 12 * years
  );
}

/** Compares a period with freely selected days: by date when they are the same dates of another year. */
export function freeComparison(period: Period, source: Period): Comparison {
  const years = yearOf(period.first) - yearOf(source.first);
  const areSameDates =
    years !== 0 &&
    isSameDate(source.first, period.first, years) &&
    isSameDate(source.last, period.last, years);
  return { kind: 'free', source, years: areSameDates ? years : null };
}

/** Compares a period with the same dates a year earlier, or with the same number of days right before it. */
export function comparisonWith(period: Period, kind: 'previous_period' | 'previous_year'): Comparison {
  return kind === 'previous_year'
    ? { kind, source: sameDatesYearBefore(period), years: 1 }
    : { kind, source: periodBefore(period), years: null };
}

/**
 * Whether both sides have the same number of days, or are the same dates of two years, one of which may have a leap
 * day.
 */
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
 * A day of `period` in the week, month or year to which a day of the compared period is added; null when there is none.
 * A leap day is added with 28 February, so that the comparison covers the whole of February.
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
 * Aligns the steps of a compared day with the clock of the day it is drawn beside. Where the clocks change on only one
 * of the two days, an hour without a counterpart is dropped, and an hour without a value becomes NaN.
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
