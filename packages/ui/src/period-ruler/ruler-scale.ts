import { datePartsOf, daysBetween } from '@vinrod/locale/local-date';
import type { LocalDate, LocalMonth } from '@vinrod/locale/quantities';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthPartsOf,
  monthsBetween,
} from '@vinrod/locale/local-month';
import type { Period } from '@vinrod/locale/period';

/** Months the ruler shows: two years and the current month. */
export const RULER_MONTHS = 25;

/** One month along the ruler. */
export interface RulerMonth {
  readonly month: LocalMonth;
  readonly year: number;
  /** 1–12. */
  readonly number: number;
  /** Whether the year is written above this month: at the start of the ruler and of each year. */
  readonly startsYear: boolean;
}

/** The months of a ruler that ends with the month of a day. */
export function rulerMonths(today: LocalDate, count: number = RULER_MONTHS): RulerMonth[] {
  const first = addMonths(monthOf(today), 1 - count);
  return Array.from({ length: count }, (_unused, index) => {
    const month = addMonths(first, index);
    const { year, month: number } = monthPartsOf(month);
    return { month, year, number, startsYear: index === 0 || number === 1 };
  });
}

/** Position of the start of a day along the ruler: 0 at its start, 1 at its end; not clamped. */
export function positionOfDay(date: LocalDate, first: LocalMonth, count: number = RULER_MONTHS): number {
  const month = monthOf(date);
  const days = daysBetween(firstDayOf(month), lastDayOf(month));
  return (monthsBetween(first, month) - 1 + (datePartsOf(date).day - 1) / days) / count;
}

/** Position of the end of a day along the ruler: the end of a month is the start of the next. */
export function positionAfterDay(date: LocalDate, first: LocalMonth, count: number = RULER_MONTHS): number {
  const month = monthOf(date);
  const days = daysBetween(firstDayOf(month), lastDayOf(month));
  return (monthsBetween(first, month) - 1 + datePartsOf(date).day / days) / count;
}

/** Index of the month at a position along the ruler, clamped to it. */
export function monthIndexAt(position: number, count: number = RULER_MONTHS): number {
  return Math.min(count - 1, Math.max(0, Math.floor(position * count)));
}

/** Index of a day's month, clamped to the ruler. */
export function monthIndexOf(date: LocalDate, first: LocalMonth, count: number = RULER_MONTHS): number {
  return Math.min(count - 1, Math.max(0, monthsBetween(first, monthOf(date)) - 1));
}

/** Which end of the period a month index moves. */
export type RulerEnd = 'start' | 'end';

/**
 * The end of a period that moves to a pressed month: the one it is beyond, otherwise the nearer one, `end` on a tie.
 */
export function endToMove(index: number, startIndex: number, endIndex: number): RulerEnd {
  if (index < startIndex) return 'start';
  if (index > endIndex) return 'end';
  return index - startIndex < endIndex - index ? 'start' : 'end';
}

/**
 * The period after one end moves to a month: that end snaps to the whole month, the other stays. An end cannot pass the
 * other; it stops in the same month.
 */
export function moveEnd(period: Period, end: RulerEnd, index: number, first: LocalMonth): Period {
  const target = addMonths(first, index);
  if (end === 'start') {
    const month = target > monthOf(period.end) ? monthOf(period.end) : target;
    return { start: firstDayOf(month), end: period.end };
  }
  const month = target < monthOf(period.start) ? monthOf(period.start) : target;
  return { start: period.start, end: lastDayOf(month) };
}
