import { usualPeriods } from '../date-range-picker/usual-periods.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { LocalDate } from '@vinrod/locale/quantities';
import { monthSpanOf, type MonthSpan } from '../format/month-span.ts';

/** A named span of months, selected with one press. */
export interface MonthSpanChoice {
  readonly label: string;
  readonly span: MonthSpan;
}

/**
 * The presets of the reports in whole months, relative to a day: "Senaste 6 månaderna" (the spec's default, through
 * last month) and so on. "Innevarande år" runs through the current month.
 */
export function usualMonthSpans(today: LocalDate, language: Language = 'sv'): readonly MonthSpanChoice[] {
  return usualPeriods(today, language).map(({ label, period }) => ({ label, span: monthSpanOf(period) }));
}
