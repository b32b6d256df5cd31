import type { Period } from '@vinrod/ui/format';

import { defaultQuickPeriod, type PeriodState } from '#period';

/**
 * Range of invoice dates to list. An invoice is dated after the month it covers, so the default period, which ends with
 * last month, extends to today: otherwise the next invoice to pay would not be listed.
 */
export function invoiceDates({
  choice,
  period,
  today,
}: Pick<PeriodState, 'choice' | 'period' | 'today'>): Period {
  const goesOn = 'preset' in choice && choice.preset === defaultQuickPeriod;
  return goesOn ? { start: period.start, end: today } : period;
}
