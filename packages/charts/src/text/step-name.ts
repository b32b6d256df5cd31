import type { Language } from '@vinrod/locale/messages/language';
import { formatLongPeriod } from '@vinrod/ui/format';

import { coveredPart, isCut, type Covered } from '../core/time/covered.ts';
import { localDate, stepLabel, type StepLabel } from '../core/time/step-label.ts';
import type { StepKind } from '../core/time/steps.ts';
import { textsIn } from '../core/texts-in.ts';
import { stepMessages } from './messages/steps.ts';
import { stepNoun } from './words.ts';

/** What a step is called of which only a part is covered: "del av vecka". */
export function partOf(step: StepKind, language?: Language): string {
  return textsIn(stepMessages, language)('part', { step: stepNoun(step, language) });
}

/**
 * Names the step that starts at an instant (UTC ms). One of which the covered days have only a part says so, and which
 * days these are.
 *
 * @param covered Days that values are of, when they may cut the step.
 */
export function stepName(
  step: StepKind,
  start: number,
  covered: Covered | null | undefined,
  language?: Language,
): StepLabel {
  const label = stepLabel(step, start, language);
  if (!isCut(step, start, covered)) return label;
  const { from, to } = coveredPart(step, start, covered);
  const days = formatLongPeriod({ start: localDate(from), end: localDate(to - 1) }, language);
  const part = partOf(step, language);
  // English writes months with a capital letter within a sentence too.
  const name = language === 'en' && step === 'month' ? label.title : label.title.toLowerCase();
  return {
    ...label,
    detail: `${days} · ${part}`,
    row: `${label.row} (${days}, ${part})`,
    spoken: `${textsIn(stepMessages, language)('part', { step: name })}, ${days}`,
  };
}
