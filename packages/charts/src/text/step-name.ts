import type { AnyLanguage } from '../core/language.ts';
import { coveredPart, isCut, type Covered } from '../core/time/covered.ts';
import { periodText } from '../core/time/date-text.ts';
import { stepLabel, type StepLabel } from '../core/time/step-label.ts';
import type { StepKind } from '../core/time/steps.ts';
import { textsIn } from '../core/texts-in.ts';
import { stepMessages } from './messages/steps.ts';
import { stepNoun } from './words.ts';

/** Name of a step that is only partly covered: "del av vecka". */
export function partOf(step: StepKind, language?: AnyLanguage): string {
  return textsIn(stepMessages, language)('part', { step: stepNoun(step, language) });
}

/**
 * Names the step that starts at an instant (UTC ms). The name of a partly covered step says so, and which days it has.
 *
 * @param covered - Days that the values cover, when they may cut the step.
 */
export function stepName(
  step: StepKind,
  start: number,
  covered: Covered | null | undefined,
  language?: AnyLanguage,
): StepLabel {
  const label = stepLabel(step, start, language);
  if (!isCut(step, start, covered)) return label;
  const { from, to } = coveredPart(step, start, covered);
  const days = periodText(from, to - 1, 'long', language);
  const part = partOf(step, language);
  const dated = `${textsIn(stepMessages, language)('part', { step: label.name })}, ${days}`;
  return {
    ...label,
    detail: `${days} · ${part}`,
    row: `${label.row} (${days}, ${part})`,
    dated,
    spoken: dated,
  };
}
