import { clockSpan, periodLabel } from '../core/time/step-label.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { addLocalDays, startOfDayAt } from '@vinrod/locale/wall-clock';
import { endOfStep } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { stepsWithin } from '../cursor/window.ts';
import type { StepRow } from './place-label.ts';

/** What a window shows: "3–9 mars 2026", or with clock times within one day: "12 mars 2026 kl. 02–08". */
export function windowText({ step, starts, covered, language }: StepRow, window: TimeWindow | null): string {
  const [first, end] = stepsWithin(starts, window);
  if (end <= first) return '';
  const from = valueAt(starts, first);
  const last = valueAt(starts, end - 1);
  const days = periodLabel(step, from, last, covered, language);
  const until = endOfStep(step, last);
  const midnight = startOfDayAt(from);
  const isWholeDays = from === midnight && until === startOfDayAt(until);
  const isOneDay = until <= addLocalDays(midnight, 1);
  return isWholeDays || !isOneDay ? days : `${days} ${clockSpan(from, until, language)}`;
}
