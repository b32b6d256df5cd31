import * as format from '@vinrod/ui/format';

import { pageLanguage } from './page-language.ts';

/*
 * What of `@vinrod/ui/format` writes words, in the page's language. The linter refuses it from there.
 */

/** `emissionQuantity` in the page's language. */
export function emissionQuantity(...[kg]: Parameters<typeof format.emissionQuantity>): format.Quantity {
  return format.emissionQuantity(kg, {}, pageLanguage);
}

/** `formatEmission` in the page's language. */
export function formatEmission(...[kg]: Parameters<typeof format.formatEmission>): string {
  return format.formatEmission(kg, {}, pageLanguage);
}

/** `formatTextHourSpan` in the page's language. */
export function formatTextHourSpan(
  ...[start, minutes]: Parameters<typeof format.formatTextHourSpan>
): string {
  return format.formatTextHourSpan(start, minutes, pageLanguage);
}

/** `formatLongDate` in the page's language. */
export function formatLongDate(date: format.LocalDate): string {
  return format.formatLongDate(date, pageLanguage);
}

/** `formatShortDate` in the page's language. */
export function formatShortDate(date: format.LocalDate): string {
  return format.formatShortDate(date, pageLanguage);
}

/** `formatMonth` in the page's language. */
export function formatMonth(month: format.LocalMonth, style?: format.MonthStyle): string {
  return format.formatMonth(month, style, pageLanguage);
}

/** `monthName` in the page's language. */
export function monthName(month: number, style?: format.MonthStyle): string {
  return format.monthName(month, style, pageLanguage);
}

/** `formatLongPeriod` in the page's language. */
export function formatLongPeriod(period: format.Period): string {
  return format.formatLongPeriod(period, pageLanguage);
}

/** `formatMonthRange` in the page's language. */
export function formatMonthRange(first: format.LocalMonth, last: format.LocalMonth): string {
  return format.formatMonthRange(first, last, pageLanguage);
}

/** `periodPresetLabel` in the page's language. */
export function periodPresetLabel(preset: format.PeriodPreset): string {
  return format.periodPresetLabel(preset, pageLanguage);
}

/**
 * Period in words: the name of a quick choice, otherwise its days.
 *
 * @param period - Days of the choice.
 */
export function periodText(
  choice: { readonly preset: format.PeriodPreset } | format.Period,
  period: format.Period,
): string {
  return 'preset' in choice ? periodPresetLabel(choice.preset) : format.formatPeriod(period);
}

/** A day without its year: "22 november", "22 November". */
export function formatDayAndMonth(date: format.LocalDate): string {
  const { day, month } = format.datePartsOf(date);
  return `${day}${format.NO_BREAK_SPACE}${format.monthName(month, 'long', pageLanguage)}`;
}

/** A day with its weekday, to begin a sentence with: "Söndag 22 november", "Sunday 22 November". */
export function formatWeekday(date: format.LocalDate): string {
  const weekday = format.weekdayName(date, 'long', pageLanguage);
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)} ${formatDayAndMonth(date)}`;
}
