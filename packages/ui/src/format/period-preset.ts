import type { Language } from '@vinrod/locale/messages/language';
import type { LocalDate } from '@vinrod/locale/quantities';
import { addMonths, monthOf } from '@vinrod/locale/local-month';
import { monthRange } from '@vinrod/locale/period';
import type { Period } from '@vinrod/locale/period';
import { periodPresetMessages } from './messages.ts';

/** Period presets, in the order they are listed. */
export const PERIOD_PRESETS = [
  'last-6-months',
  'previous-month',
  'current-year',
  'previous-year',
  'custom',
] as const;

/** A period preset. */
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

/** Name of a preset: "Senaste 6 månaderna", in English "Last 6 months". */
export function periodPresetLabel(preset: PeriodPreset, language: Language = 'sv'): string {
  return periodPresetMessages[language][preset];
}

/** The default preset of reports. Library only. */
export const DEFAULT_PERIOD_PRESET: PeriodPreset = 'last-6-months';

/** The default report period: the previous 6 months through the end of last month (spec section 9). Library only. */
export function defaultPeriod(today: LocalDate): Period {
  const thisMonth = monthOf(today);
  return monthRange(addMonths(thisMonth, -6), addMonths(thisMonth, -1));
}

/**
 * The period of a preset, or `null` for "Eget intervall", which has none. "Innevarande år" ends today, so that it can
 * be compared with the same days a year ago.
 */
export function presetPeriod(preset: PeriodPreset, today: LocalDate): Period | null {
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case 'last-6-months':
      return defaultPeriod(today);
    case 'previous-month':
      return monthRange(addMonths(monthOf(today), -1));
    case 'current-year':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    case 'previous-year': {
      const previous = String(year - 1).padStart(4, '0');
      return monthRange(`${previous}-01`, `${previous}-12`);
    }
    case 'custom':
      return null;
  }
}

/** The preset with exactly this period today, otherwise `custom`. Library only. */
export function presetOf(period: Period, today: LocalDate): PeriodPreset {
  const match = PERIOD_PRESETS.find((preset) => {
    const candidate = presetPeriod(preset, today);
    return candidate !== null && candidate.start === period.start && candidate.end === period.end;
  });
  return match ?? 'custom';
}
