import type { Period } from '@vinrod/ui/format';

import { defaultQuickPeriod, type PeriodState } from '#period';

/**
 * The invoice dates to list. An invoice comes after the month it is about, so the default choice, which ends with last
 * month, goes on until today: otherwise the invoice to be paid next would be missing from the first view.
 */
export function invoiceDates({
  choice,
  period,
  today,
}: Pick<PeriodState, 'choice' | 'period' | 'today'>): Period {
  const goesOn = 'preset' in choice && choice.preset === defaultQuickPeriod;
  return goesOn ? { start: period.start, end: today } : period;
}
