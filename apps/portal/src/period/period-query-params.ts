import { isLocalDate, periodDays } from '@vinrod/ui/format';

import { defaultQuickPeriod, quickPeriods, type PeriodChoice } from './period-choice.ts';

/** The longest period an address can ask for, in days: ten years and the leap days among them. */
const longestPeriod = 3_653;

/**
 * Reads the period from an address: `period=<quick choice>`, or `start_date` and `end_date`. Anything that is not a
 * real period (an unknown word, a day that does not exist, the end before the start, more than ten years) gives the
 * default: an address is input from outside.
 */
export function readPeriod(params: URLSearchParams): PeriodChoice {
  const start = params.get('start_date') ?? '';
  const end = params.get('end_date') ?? '';
  if (isLocalDate(start) && isLocalDate(end)) {
    const days = periodDays({ start, end });
    if (days >= 1 && days <= longestPeriod) return { start, end };
  }
  const preset = quickPeriods.find((candidate) => candidate === params.get('period'));
  return { preset: preset ?? defaultQuickPeriod };
}

/** Writes the period into an address; the default leaves no trace. */
export function writePeriod(params: URLSearchParams, choice: PeriodChoice): void {
  for (const name of ['period', 'start_date', 'end_date']) params.delete(name);
  if (!('preset' in choice)) {
    params.set('start_date', choice.start);
    params.set('end_date', choice.end);
  } else if (choice.preset !== defaultQuickPeriod) {
    params.set('period', choice.preset);
  }
}
