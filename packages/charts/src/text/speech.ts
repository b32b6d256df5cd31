import type { AnyLanguage } from '../core/language.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { spokenUnit } from '../core/units.ts';
import type { Found } from '../cursor/cursor.ts';
import { numberText } from './values.ts';
import { chartMessages } from './messages/chart.ts';
import { speechMessages } from './messages/speech.ts';
import { countedSteps, spokenRange } from './words.ts';
import type { StepKind } from '../core/time/steps.ts';

/** What is under the cursor, for speech. */
export interface SpokenPoint extends InLanguage {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
  /** Quality of the value in words; null for a plain measured one. */
  readonly note: string | null;
  /** Null when the chart has only one series. */
  readonly label: string | null;
  /** Spoken name of the step. */
  readonly step: string;
  /** Rank of the series by value, and the number of series; null when there is only one. */
  readonly rank: { readonly place: number; readonly of: number } | null;
  /** What a search moved the cursor to, in words; null when it was moved directly. */
  readonly found: string | null;
}

/** What a search found, in words: "Högst, nummer 2", "Lucka, 3 timmar". */
export function foundText(found: Found | null, step: StepKind, language?: AnyLanguage): string | null {
  const text = textsIn(speechMessages, language);
  switch (found?.kind) {
    case undefined:
      return null;
    case 'highest':
    case 'lowest':
      return text(found.kind, { place: found.place });
    case 'gap':
      return text('gap', { length: countedSteps(found.length, step, language) });
    case 'mark':
    case 'clock':
      return text(found.kind);
  }
}

/** What the cursor announces, after what a search found. */
export function foundFirst(
  found: Found | null,
  step: StepKind,
  spoken: string,
  language: AnyLanguage | undefined,
): string {
  return found === null ? spoken : `${foundText(found, step, language)}: ${spoken}`;
}

/** A value with its unit as it is spoken, or that it is missing. */
export function spokenValue(
  value: number,
  { decimals, unit, language }: Pick<SpokenPoint, 'decimals' | 'unit' | 'language'>,
): string {
  return Number.isNaN(value)
    ? textsIn(chartMessages, language)('missing')
    : `${numberText(value, decimals, language)} ${spokenUnit(unit, language)}`;
}

/** Text of the time cursor (`aria-valuetext`): the value first, so that stepping quickly is useful. */
export function spokenPoint(point: SpokenPoint): string {
  const { language } = point;
  const value = spokenValue(point.value, point);
  const note = point.note === value ? null : point.note;
  const rank = point.rank && textsIn(speechMessages, language)('rank', point.rank);
  const step = spokenRange(point.step, language);
  const text = [value, note, point.label, step, rank].filter((part) => part !== null).join(', ');
  return point.found === null ? text : `${point.found}: ${text}`;
}

/** Announces a new window: what is shown, the steps that the cursor moves by, and the sum (none when null). */
export function spokenWindow(
  shown: string,
  values: string,
  sum: string | null,
  language?: AnyLanguage,
): string {
  const text = textsIn(speechMessages, language);
  const window = spokenRange(text('window', { what: shown, values }), language);
  return sum === null ? window : `${window} ${text('sum', { sum })}`;
}
