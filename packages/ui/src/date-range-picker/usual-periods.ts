import type { Language } from '@vinrod/locale/messages/language';
import type { LocalDate } from '@vinrod/locale/quantities';
import { PERIOD_PRESETS, periodPresetLabel, presetPeriod } from '../format/period-preset.ts';
import type { Period } from '@vinrod/locale/period';

/** A named period, selected with one press. */
export interface PeriodChoice {
  readonly label: string;
  readonly period: Period;
}

/** The presets of the reports, relative to a day: "Senaste 6 månaderna" (the spec's default) and so on. */
export function usualPeriods(today: LocalDate, language: Language = 'sv'): readonly PeriodChoice[] {
  return PERIOD_PRESETS.flatMap((preset) => {
    const period = presetPeriod(preset, today);
    return period === null ? [] : [{ label: periodPresetLabel(preset, language), period }];
  });
}
