import { formatLongPeriod } from '@vinrod/ui/format';

import { coveredPart, isCut, type Covered } from '../core/time/covered.ts';
import { localDate, stepLabel, type StepLabel } from '../core/time/step-label.ts';
import type { StepKind } from '../core/time/steps.ts';
import { stepNoun } from './words.ts';

/** What a step is called of which only a part is covered: "del av vecka". */
export function partOf(step: StepKind): string {
  return `del av ${stepNoun[step]}`;
}

/**
 * Names the step that starts at an instant (UTC ms). One of which the covered days have only a part says so, and which
 * days these are.
 *
 * @param covered Days that values are of, when they may cut the step.
 */
export function stepName(step: StepKind, start: number, covered: Covered | null | undefined): StepLabel {
  const label = stepLabel(step, start);
  if (!isCut(step, start, covered)) return label;
  const { from, to } = coveredPart(step, start, covered);
  const days = formatLongPeriod({ start: localDate(from), end: localDate(to - 1) });
  return {
    ...label,
    detail: `${days} · ${partOf(step)}`,
    row: `${label.row} (${days}, ${partOf(step)})`,
    spoken: `del av ${label.title.toLowerCase()}, ${days}`,
  };
}
