import { firstDayOf } from '@vinrod/locale/local-month';
import { toLocal } from '@vinrod/locale/wall-clock';
import type { AnyLanguage, DateStyle } from '../core/language.ts';
import { parseTime } from '../core/points.ts';
import { dateText } from '../core/time/date-text.ts';
import type { InLanguage } from '../core/texts-in.ts';
import { isLocalMonth, type LocalMonth } from '@vinrod/ui/format';

import { ChartDataError } from '../core/errors.ts';
import { valueAt } from '../core/typed-array.ts';

/** One month of a year beside the same month a year before. */
export interface MonthBar {
  /** `YYYY-MM`; unique in the graph. */
  readonly month: LocalMonth;
  /** Null is missing, or not available yet. */
  readonly value: number | null;
  /** Value of the same month one year before; null is missing. */
  readonly previousValue: number | null;
  /** Whether `value` lacks some hours. It is still drawn, but no change is reported for it. */
  readonly isIncomplete?: boolean;
  /** Whether `previousValue` lacks some hours, in which case no change is reported. */
  readonly isPreviousIncomplete?: boolean;
  /**
   * Whether the month is over. An ongoing month is drawn open and not compared with anything; a future month never
   * counts as missing. `past` by default.
   */
  readonly state?: 'past' | 'ongoing' | 'ahead';
}

/** The content of a month bar graph. */
export interface MonthContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** In chronological order. Keep the array's identity while the data is the same. */
  readonly months: readonly MonthBar[];
  /** This year, for example `2026`. */
  readonly currentLabel: string;
  /** The year before, for example `2025`. */
  readonly previousLabel: string;
}

/** Months prepared for drawing, text and speech. */
export interface MonthModel extends InLanguage {
  readonly months: readonly MonthBar[];
  /** Values of this year; NaN is missing. */
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
 * Puts months in columns.
 *
 * @throws {ChartDataError} for invalid or duplicate months, and infinite values.
 */
export function monthModel(months: readonly MonthBar[], language?: AnyLanguage): MonthModel {
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

function nameOfMonth(month: LocalMonth, style: DateStyle, language: AnyLanguage | undefined): string {
  return dateText(toLocal(parseTime(firstDayOf(month))), style, language);
}

/** A month in words: "maj 2026"; empty when the index is out of range. */
export function monthInWords({ months, language }: MonthModel, index: number): string {
  const bar = months[index];
  return bar === undefined ? '' : nameOfMonth(bar.month, { month: 'long', year: 'numeric' }, language);
}

/** A month under its bars: "maj". */
export function monthLabel({ months, language }: MonthModel, index: number): string {
  const bar = months[index];
  return bar === undefined ? '' : nameOfMonth(bar.month, { month: 'short' }, language);
}

/** State of a month. */
export function stateOf({ months }: MonthModel, index: number): 'past' | 'ongoing' | 'ahead' {
  return months[index]?.state ?? 'past';
}

/** Whether a past month lacks hours, in this year or the year before. */
export function hasIncompleteMonth({ months }: MonthModel): boolean {
  return months.some(
    ({ state = 'past', isIncomplete = false, isPreviousIncomplete = false }) =>
      state === 'past' && (isIncomplete || isPreviousIncomplete),
  );
}

/** Past months without a value. */
export function missingMonths(model: MonthModel): readonly number[] {
  return model.months.flatMap((_, index) =>
    stateOf(model, index) === 'past' && Number.isNaN(valueAt(model.values, index)) ? [index] : [],
  );
}
