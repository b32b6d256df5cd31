import { datePartsOf, weekdayOf } from './local-date.ts';
import type { LocalDate, LocalMonth } from './quantities.ts';
import { monthPartsOf } from './local-month.ts';
import { localDateAt } from './instant.ts';
import type { Instant } from './instant.ts';
import type { Language } from './messages/language.ts';

/** Full month names, lower case as in Swedish. Library only. */
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

/** English months in full; the short ones are their first three letters. Library only. */
export const ENGLISH_MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Short month names with a full stop where letters are cut, for text. Library only. */
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

/** Three letters each without a full stop, so that labels along an axis or ruler have equal width. Library only. */
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

/** Full weekday names from Monday, lower case. Library only. */
export const WEEKDAY_NAMES = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'] as const;

/** Short weekdays from Monday. Library only. */
export const SHORT_WEEKDAY_NAMES = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'] as const;

/** English weekdays from Monday; the short ones are their first three letters. Library only. */
const englishWeekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Length of a month's name. */
export type MonthStyle = 'long' | 'short' | 'axis';

/** Length of a weekday's name. */
export type WeekdayStyle = 'long' | 'short';

/** Letters of a short name. */
const shortName = 3;

/** Swedish months of at most four letters are not cut in text: "mars", "juni". */
const longestUncut = 4;

/** What every short Swedish weekday leaves out: "dag". */
const dayEnding = 3;

/** The name of a month counted from 1: "mars", in English "March" or "Mar". */
export function monthName(month: number, style: MonthStyle = 'long', language: Language = 'sv'): string {
  const name = (language === 'sv' ? MONTH_NAMES : ENGLISH_MONTH_NAMES)[month - 1];
  if (name === undefined) throw new RangeError(`Not a month number: ${month}`);
  if (style === 'long') return name;
  const short = name.slice(0, shortName);
  if (style === 'axis' || language === 'en') return short;
  return name.length > longestUncut ? `${short}.` : name;
}

/** The name of an ISO weekday, 1 Monday … 7 Sunday: "måndag" or "mån", in English "Monday" or "Mon". */
export function isoWeekdayName(
  weekday: number,
  style: WeekdayStyle = 'long',
  language: Language = 'sv',
): string {
  const name = (language === 'sv' ? WEEKDAY_NAMES : englishWeekdayNames)[weekday - 1];
  if (name === undefined) throw new RangeError(`Not an ISO weekday: ${weekday}`);
  if (style === 'long') return name;
  return name.slice(0, language === 'sv' ? -dayEnding : shortName);
}

/** The name of a day's weekday: "måndag" or "mån", in English "Monday" or "Mon". */
export function weekdayName(
  date: LocalDate,
  style: WeekdayStyle = 'long',
  language: Language = 'sv',
): string {
  return isoWeekdayName(weekdayOf(date), style, language);
}

/** The Swedish day of a moment for tables and fields: "2026-03-05". */
export function formatDate(instant: Instant): LocalDate {
  return localDateAt(instant);
}

/** A day in running text: "5 mars 2026", in English "5 March 2026". */
export function formatLongDate(date: LocalDate, language: Language = 'sv'): string {
  const { year, month, day } = datePartsOf(date);
  return `${day} ${monthName(month, 'long', language)} ${year}`;
}

/** A day with its weekday, short, for labels: "tis 20 okt", in English "Tue 20 Oct". */
export function formatShortDate(date: LocalDate, language: Language = 'sv'): string {
  const { month, day } = datePartsOf(date);
  return `${weekdayName(date, 'short', language)} ${day} ${monthName(month, 'axis', language)}`;
}

/** A month with its year: "mars 2026", "okt. 2026", "okt 2026"; in English "March 2026", "Oct 2026". */
export function formatMonth(
  month: LocalMonth,
  style: MonthStyle = 'long',
  language: Language = 'sv',
): string {
  const parts = monthPartsOf(month);
  return `${monthName(parts.month, style, language)} ${parts.year}`;
}
