import { clockSpan, periodLabel } from '../core/time/step-label.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { addLocalDays, startOfLocalDay } from '../core/time/stockholm.ts';
import { endOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { stepsWithin } from '../cursor/window.ts';
import type { StepRow } from './place-label.ts';

/** What a window shows: "3–9 mars 2026", within one day with the clock: "12 mars 2026 02:00–08:00". */
export function windowText({ step, starts, covered }: StepRow, window: TimeWindow | null): string {
  const [first, end] = stepsWithin(starts, window);
  if (end <= first) return '';
  const from = valueAt(starts, first);
  const last = valueAt(starts, end - 1);
  const days = periodLabel(step, from, last, covered);
  const until = endOfStep(step, last);
  const midnight = startOfLocalDay(from);
  const isWholeDays = from === midnight && until === startOfLocalDay(until);
  const isOneDay = until <= addLocalDays(midnight, 1);
  return isWholeDays || !isOneDay ? days : `${days} ${clockSpan(from, until)}`;
}
