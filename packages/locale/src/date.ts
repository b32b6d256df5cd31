import { datePartsOf, weekdayOf } from './local-date.ts';
import type { LocalDate, LocalMonth } from './quantities.ts';
import { monthPartsOf } from './local-month.ts';
import { localDateAt } from './instant.ts';
import type { Instant } from './instant.ts';

/** Months in full, lower case as Swedish writes them. Library only. */
export const MONTH_NAMES = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** Short months with the full stop where letters were cut, for text. Library only. */
export const SHORT_MONTH_NAMES = [
  'jan.',
  'feb.',
  'mars',
  'apr.',
  'maj',
  'juni',
  'juli',
  'aug.',
  'sep.',
  'okt.',
  'nov.',
  'dec.',
] as const;

/** Three letters each, without full stop, so that labels along an axis or ruler are equally wide. Library only. */
export const AXIS_MONTH_NAMES = [
  'jan',
  'feb',
  'mar',
  'apr',
  'maj',
  'jun',
  'jul',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
] as const;

/** Weekdays in full from Monday, lower case. */
export const WEEKDAY_NAMES = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const;

/** Short weekdays from Monday. */
export const SHORT_WEEKDAY_NAMES = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const;

/** How long a month's name is. */
export type MonthStyle = 'long' | 'short' | 'axis';

const NAMES_BY_STYLE = { long: MONTH_NAMES, short: SHORT_MONTH_NAMES, axis: AXIS_MONTH_NAMES };

/** The name of a month counted from 1: "mars". */
export function monthName(month: number, style: MonthStyle = 'long'): string {
  const name = NAMES_BY_STYLE[style][month - 1];
  if (name === undefined) throw new RangeError(`Not a month number: ${month}`);
  return name;
}

/** The name of a day's weekday: "måndag" or "mån". Library only. */
export function weekdayName(date: LocalDate, style: 'long' | 'short' = 'long'): string {
  const names = style === 'long' ? WEEKDAY_NAMES : SHORT_WEEKDAY_NAMES;
  return names[weekdayOf(date) - 1] ?? '';
}

/** The Swedish day of a moment for tables and fields: "2026-03-05". */
export function formatDate(instant: Instant): LocalDate {
  return localDateAt(instant);
}

/** A day in running text: "5 mars 2026". */
export function formatLongDate(date: LocalDate): string {
  const { year, month, day } = datePartsOf(date);
  return `${day} ${monthName(month)} ${year}`;
}

/** A day with its weekday, short, for labels: "tis 20 okt". */
export function formatShortDate(date: LocalDate): string {
  const { month, day } = datePartsOf(date);
  return `${weekdayName(date, 'short')} ${day} ${monthName(month, 'axis')}`;
}

/** A month with its year: "mars 2026", "okt. 2026", "okt 2026". */
export function formatMonth(month: LocalMonth, style: MonthStyle = 'long'): string {
  const parts = monthPartsOf(month);
  return `${monthName(parts.month, style)} ${parts.year}`;
}
