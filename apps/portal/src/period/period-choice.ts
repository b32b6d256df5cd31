import {
  addDays,
  addMonths,
  firstDayOf,
  isWholeMonths,
  lastDayOf,
  localDateAt,
  monthOf,
  PERIOD_PRESETS,
  presetPeriod,
  wallClockAt,
  type LocalDate,
  type Period,
  type PeriodPreset,
} from '@vinrod/ui/format';

/**
 * Quick choice of period other than `custom`. It follows the calendar: a saved address is still relative next month.
 */
export type QuickPeriod = Exclude<PeriodPreset, 'custom'>;

/** Quick choices of period other than `custom`, in menu order. */
export const quickPeriods: readonly QuickPeriod[] = PERIOD_PRESETS.filter((preset) => preset !== 'custom');

/** Selected period: a quick choice, or fixed days. */
export type PeriodChoice = { readonly preset: QuickPeriod } | Readonly<Period>;

/** The spec's default report period: the previous 6 months through the end of last month (section 9). */
export const defaultQuickPeriod: QuickPeriod = 'last-6-months';

/** Whether it is the period that a page starts with. */
export function isDefaultPeriod(choice: PeriodChoice): boolean {
  return 'preset' in choice && choice.preset === defaultQuickPeriod;
}

/** Current Swedish day, whatever the browser's time zone. */
export function swedishToday(): LocalDate {
  return localDateAt(new Date());
}

/**
 * Days of a choice relative to `today`. Quick choices end yesterday at the latest, the last day that can have values:
 * with a day without values a comparison would never be complete.
 */
export function resolvePeriod(choice: PeriodChoice, today: LocalDate): Period {
  if (!('preset' in choice)) return choice;
  const { start, end } = presetPeriod(choice.preset, today) ?? { start: today, end: today };
  const yesterday = addDays(today, -1);
  if (end <= yesterday) return { start, end };
  return { start, end: yesterday < start ? start : yesterday };
}

/** Quick choice with exactly these days, so that picking them by hand shows its name; otherwise the days. */
export function choiceOf(period: Period, today: LocalDate): PeriodChoice {
  const preset = quickPeriods.find((candidate) => {
    const { start, end } = resolvePeriod({ preset: candidate }, today);
    return start === period.start && end === period.end;
  });
  return preset === undefined ? period : { preset };
}

/**
 * Latest six whole months with values, for a corporate group whose values end before the default period; fewer days
 * when there is less.
 *
 * @param span - First and last day with values.
 */
export function newestPeriodWithin(span: Period): Period {
  const lastMonth = monthOf(span.end);
  const wholeMonthEnd = isWholeMonths({ start: firstDayOf(lastMonth), end: span.end })
    ? span.end
    : lastDayOf(addMonths(lastMonth, -1));
  const end = wholeMonthEnd < span.start ? span.end : wholeMonthEnd;
  const start = firstDayOf(addMonths(monthOf(end), -5));
  return { start: start < span.start ? span.start : start, end };
}

/** Whether the period and the span of days with values do not overlap. */
export function liesOutside(period: Period, span: Period): boolean {
  return period.end < span.start || period.start > span.end;
}

/** The hour of the day in Sweden at an instant, 0–23. */
export function swedishHour(instant: Date): number {
  return wallClockAt(instant).hour;
}
