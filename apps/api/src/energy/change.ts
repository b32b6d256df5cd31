import type { PeriodTotal } from './sums/period-total.ts';
import { toHundredths } from './rounding.ts';

/** Why there is no change in percent (`ComparisonGap` of the contract). */
export type ComparisonGap =
  | 'period_not_over'
  | 'values_missing'
  | 'previous_values_missing'
  | 'nothing_before';

/** A change in percent, or why there is none. */
export type Change =
  | { readonly percent: number; readonly reason: null }
  | { readonly percent: null; readonly reason: ComparisonGap };

function gapOf(current: PeriodTotal, before: PeriodTotal): ComparisonGap | null {
  if (!current.isOver) return 'period_not_over';
  if (!current.isComplete) return 'values_missing';
  if (before.expectedHours === 0) return 'nothing_before';
  if (!before.isComplete) return 'previous_values_missing';
  return before.totalWh === null || before.totalWh === 0 ? 'nothing_before' : null;
}

/** The change of consumption between two periods that are both complete; otherwise why it is not told. */
export function changeBetween(current: PeriodTotal, before: PeriodTotal): Change {
  const reason = gapOf(current, before);
  if (reason !== null) return { percent: null, reason };
  return { percent: toHundredths(((current.totalWh ?? 0) / (before.totalWh ?? 1) - 1) * 100), reason: null };
}
