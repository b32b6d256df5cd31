import type { Covered } from '../core/time/covered.ts';
import { aggregate } from '../core/aggregate.ts';
import type { TimeSeries } from '../core/series.ts';
import { isStep } from '../core/time/levels.ts';
import { periodLabel, type StepLabel } from '../core/time/step-label.ts';
import type { AnyLanguage } from '../core/language.ts';
import { toLocal } from '@vinrod/locale/wall-clock';
import { isoWeekOf } from '../core/time/iso-week.ts';
import type { StepKind } from '../core/time/steps.ts';
import { valueAt } from '../core/typed-array.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import type { CursorPlace } from '../cursor/cursor.ts';
import { stepName } from './step-name.ts';
import { qualityText } from './values.ts';
import { chartMessages } from './messages/chart.ts';
import { stepMessages } from './messages/steps.ts';
import { countedSteps, describedSteps } from './words.ts';

/** Steps of a chart, as its texts need them. */
export interface StepRow extends InLanguage {
  readonly step: StepKind;
  readonly starts: Float64Array;
  /** Days that the values cover, when they may cut the first and the last step. */
  readonly covered?: Covered | null;
}

/** Names the place of a cursor: a data step, or the month or year it is on. */
export function placeLabel(
  { step, starts, covered, language }: StepRow,
  { level, index, end }: Pick<CursorPlace, 'level' | 'index' | 'end'>,
): StepLabel {
  const start = valueAt(starts, index);
  if (level !== 'year' || step === 'year') {
    return stepName(isStep(level) ? level : step, start, level === step ? covered : null, language);
  }
  const year = String(step === 'week' ? isoWeekOf(start).year : toLocal(start).year);
  const detail = periodLabel(step, start, valueAt(starts, end - 1), covered, language);
  return { flag: year, name: year, title: year, detail, row: year, dated: year, spoken: year };
}

/** Quality of the values at a place: that of one, or how many of several are missing, incomplete or estimated. */
export function placeNote(
  series: Pick<TimeSeries, 'values' | 'quality'>,
  { index, end }: Pick<CursorPlace, 'index' | 'end'>,
  step: StepKind,
  language?: AnyLanguage,
): string | null {
  if (end - index === 1) return qualityText(series.quality[index], language);
  const { missing, estimated, incomplete } = aggregate(series, index, end, true);
  if (missing === end - index) return textsIn(chartMessages, language)('missing');
  const parts = [
    missing > 0
      ? textsIn(stepMessages, language)('missing', { steps: countedSteps(missing, step, language) })
      : null,
    incomplete > 0 ? describedSteps(incomplete, step, 'incomplete', language) : null,
    estimated > 0 ? describedSteps(estimated, step, 'estimated', language) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(', ') : null;
}
