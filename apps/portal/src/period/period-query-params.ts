import { isLocalDate, periodDays } from '@vinrod/ui/format';

import { defaultQuickPeriod, quickPeriods, type PeriodChoice } from './period-choice.ts';

/** Longest period in an address, days: ten years including leap days. */
const longestPeriod = 3_653;

/**
 * Parses the period from the query params: `period=<quick choice>`, or `start_date` and `end_date`. Anything that is
 * not a valid period (an unknown word, a nonexistent day, the end before the start, more than ten years) gives the
 * default: an address is untrusted input.
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

/** Writes the period to the query params; the default is left out. */
export function writePeriod(params: URLSearchParams, choice: PeriodChoice): void {
  for (const name of ['period', 'start_date', 'end_date']) params.delete(name);
  if (!('preset' in choice)) {
    params.set('start_date', choice.start);
    params.set('end_date', choice.end);
  } else if (choice.preset !== defaultQuickPeriod) {
    params.set('period', choice.preset);
  }
}
