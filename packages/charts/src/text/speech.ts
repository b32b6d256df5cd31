import type { Language } from '@vinrod/locale/messages/language';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { spokenUnit } from '../core/units.ts';
import type { Found } from '../cursor/cursor.ts';
import { numberText } from './values.ts';
import { chartMessages } from './messages/chart.ts';
import { speechMessages } from './messages/speech.ts';
import { countedSteps, spokenRange } from './words.ts';
import type { StepKind } from '../core/time/steps.ts';

/** What the cursor stands on, to be spoken. */
export interface SpokenPoint extends InLanguage {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
  /** How the value came about, in words; null for a plain measured one. */
  readonly note: string | null;
  /** Null when the chart has one series only. */
  readonly label: string | null;
  /** Spoken name of the step. */
  readonly step: string;
  /** Place of the series by value, and how many there are; null when there is one series only. */
  readonly rank: { readonly place: number; readonly of: number } | null;
  /** What the cursor was sent to find; null when it was moved by hand. */
  readonly found: string | null;
}

/** What the cursor found, in words: "Högst, nummer 2", "Lucka, 3 timmar". */
export function foundText(found: Found | null, step: StepKind, language?: Language): string | null {
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

/** Text of the time cursor (`aria-valuetext`): the value first, so that stepping quickly is useful. */
export function spokenPoint(point: SpokenPoint): string {
  const { language } = point;
  const value = Number.isNaN(point.value)
    ? textsIn(chartMessages, language)('missing')
    : `${numberText(point.value, point.decimals)} ${spokenUnit(point.unit, language)}`;
  const note = point.note === value ? null : point.note;
  const rank = point.rank && textsIn(speechMessages, language)('rank', point.rank);
  const step = spokenRange(point.step, language);
  const text = [value, note, point.label, step, rank].filter((part) => part !== null).join(', ');
  return point.found === null ? text : `${point.found}: ${text}`;
}

/** What is said when the window changes: what is shown, by which steps the cursor goes, and the sum (none when null). */
export function spokenWindow(shown: string, values: string, sum: string | null, language?: Language): string {
  const text = textsIn(speechMessages, language);
  const window = spokenRange(text('window', { what: shown, values }), language);
  return sum === null ? window : `${window} ${text('sum', { sum })}`;
}
