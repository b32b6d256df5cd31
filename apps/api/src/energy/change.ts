import type { PeriodSum } from './sums/period-total.ts';
import { toHundredths } from '../quantities/rounding.ts';

/** Why there is no change in percent (`ComparisonGap` of the contract). */
export type ComparisonGap =
  | 'period_not_over'
  | 'values_missing'
  | 'previous_values_missing'
  | 'nothing_before'
  | 'coverage_differs'
  | 'different_length';

/** A change in percent, or the reason for its absence. */
export type Change =
  | { readonly percent: number; readonly reason: null }
  | { readonly percent: null; readonly reason: ComparisonGap };

/** Whether the same sites have delivery in both periods, each for the whole of both or in neither. */
function isDeliveredAlike(current: PeriodSum, before: PeriodSum): boolean {
  return (
    current.partlyDelivered === 0 &&
    before.partlyDelivered === 0 &&
    current.delivered.size === before.delivered.size &&
    [...current.delivered].every((id) => before.delivered.has(id))
  );
}

function gapOf(current: PeriodSum, before: PeriodSum): ComparisonGap | null {
  if (!current.isOver) return 'period_not_over';
  if (!current.isComplete) return 'values_missing';
  if (before.expectedHours === 0) return 'nothing_before';
  if (!before.isComplete) return 'previous_values_missing';
  if (before.totalWh === null || before.totalWh === 0) return 'nothing_before';
  return isDeliveredAlike(current, before) ? null : 'coverage_differs';
}

/** The change of consumption between two complete periods; otherwise the reason why it is not given. */
export function changeBetween(current: PeriodSum, before: PeriodSum): Change {
  const reason = gapOf(current, before);
  if (reason !== null) return { percent: null, reason };
  return { percent: toHundredths(((current.totalWh ?? 0) / (before.totalWh ?? 1) - 1) * 100), reason: null };
}
