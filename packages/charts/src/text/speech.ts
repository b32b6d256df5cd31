import { spokenUnit } from '../core/units.ts';
import type { Found } from '../cursor/cursor.ts';
import { numberText } from './values.ts';
import { countedSteps, words } from './words.ts';
import type { StepKind } from '../core/time/steps.ts';

/** What the cursor stands on, to be spoken. */
export interface SpokenPoint {
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
export function foundText(found: Found | null, step: StepKind): string | null {
  switch (found?.kind) {
    case undefined:
      return null;
    case 'highest':
      return `Högst, nummer ${found.place}`;
    case 'lowest':
      return `Lägst, nummer ${found.place}`;
    case 'gap':
      return `Lucka, ${countedSteps(found.length, step)}`;
    case 'mark':
      return 'Notering';
    case 'clock':
      return 'Klockan ställs om';
  }
}

/** Text of the time cursor (`aria-valuetext`): the value first, so that stepping quickly is useful. */
export function spokenPoint(point: SpokenPoint): string {
  const value = Number.isNaN(point.value)
    ? words.missing
    : `${numberText(point.value, point.decimals)} ${spokenUnit(point.unit)}`;
  const note = point.note === value ? null : point.note;
  const rank = point.rank && `${point.rank.place} av ${point.rank.of}`;
  const step = point.step.replaceAll(/ ?– ?/g, ' till ');
  const text = [value, note, point.label, step, rank].filter((part) => part !== null).join(', ');
  return point.found === null ? text : `${point.found}: ${text}`;
}
