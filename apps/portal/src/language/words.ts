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

/** `formatHourSpan` in the page's language. */
export function formatHourSpan(...[start, minutes]: Parameters<typeof format.formatHourSpan>): string {
  return format.formatHourSpan(start, minutes, pageLanguage);
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
