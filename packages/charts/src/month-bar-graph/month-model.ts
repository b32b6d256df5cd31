import type { Language } from '@vinrod/locale/messages/language';
import type { InLanguage } from '../core/texts-in.ts';
import { formatMonth, isLocalMonth, type LocalMonth, monthName, monthPartsOf } from '@vinrod/ui/format';

import { ChartDataError } from '../core/errors.ts';
import { valueAt } from '../core/typed-array.ts';

/** One month of a year beside the same month a year before. */
export interface MonthBar {
  /** `YYYY-MM`; unique in the graph. */
  readonly month: LocalMonth;
  /** Null is missing, or not there yet. */
  readonly value: number | null;
  /** The same month one year before; null is missing. */
  readonly previousValue: number | null;
  /** Whether `value` misses some hours. It is drawn, and no change is told over it. */
  readonly isIncomplete?: boolean;
  /** Whether `previousValue` misses some hours: no change is told over it. */
  readonly isPreviousIncomplete?: boolean;
  /**
   * Whether the month is over. One that goes on is drawn open and compared with nothing; of one that lies ahead
   * nothing is missing. `past` when left out.
   */
  readonly state?: 'past' | 'ongoing' | 'ahead';
}

/** Months ready to be drawn, read and spoken. */
export interface MonthModel extends InLanguage {
  readonly months: readonly MonthBar[];
  /** Of this year; NaN is missing. */
  readonly values: Float64Array;
  readonly previous: Float64Array;
}

function columnOf(months: readonly MonthBar[], pick: (bar: MonthBar) => number | null): Float64Array {
  return Float64Array.from(months, (bar) => {
    const value = pick(bar);
    if (value === null || Number.isNaN(value)) return Number.NaN;
    if (!Number.isFinite(value)) throw new ChartDataError(`The value of ${bar.month} is infinite.`);
    return value;
  });
}

/**
 * Lays months out in columns.
 *
 * @throws {ChartDataError} for what is no month, months that occur twice, and infinite values.
 */
export function monthModel(months: readonly MonthBar[], language?: Language): MonthModel {
  const known = new Set<string>();
  for (const { month } of months) {
    if (!isLocalMonth(month)) throw new ChartDataError(`${month} is no month.`);
    if (known.has(month)) throw new ChartDataError(`${month} occurs twice.`);
    known.add(month);
  }
  return {
    months,
    language,
    values: columnOf(months, ({ value }) => value),
    previous: columnOf(months, ({ previousValue }) => previousValue),
  };
}

/** A month in words: "maj 2026"; with nothing where there is no such place. */
export function monthInWords({ months, language }: MonthModel, index: number): string {
  const bar = months[index];
  return bar === undefined ? '' : formatMonth(bar.month, 'long', language);
}

/** A month under its bars: "maj". */
export function monthLabel({ months, language }: MonthModel, index: number): string {
  const bar = months[index];
  return bar === undefined ? '' : monthName(monthPartsOf(bar.month).month, 'axis', language);
}

/** State of a month. */
export function stateOf({ months }: MonthModel, index: number): 'past' | 'ongoing' | 'ahead' {
  return months[index]?.state ?? 'past';
}

/** Whether a month that is over misses hours, of this year or of the year before. */
export function hasIncompleteMonth({ months }: MonthModel): boolean {
  return months.some(
    ({ state = 'past', isIncomplete = false, isPreviousIncomplete = false }) =>
      state === 'past' && (isIncomplete || isPreviousIncomplete),
  );
}

/** Months that are over and have no value. */
export function missingMonths(model: MonthModel): readonly number[] {
  return model.months.flatMap((_, index) =>
    stateOf(model, index) === 'past' && Number.isNaN(valueAt(model.values, index)) ? [index] : [],
  );
}
