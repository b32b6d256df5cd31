import { spokenUnit } from '../core/units.ts';
import type { Extreme } from '../cursor/cursor.ts';
import { numberText, qualityText } from './values.ts';
import { words } from './words.ts';

/** What the cursor stands on, to be spoken. */
export interface SpokenPoint {
  readonly value: number;
  readonly decimals: number;
  readonly unit: string;
  readonly quality: number | undefined;
  /** Null when the chart has one series only. */
  readonly label: string | null;
  /** Spoken name of the step. */
  readonly step: string;
  /** Place of the series by value, and how many there are; null when there is one series only. */
  readonly rank: { readonly place: number; readonly of: number } | null;
  readonly extreme: Extreme | null;
}

/** Text of the time cursor (`aria-valuetext`): the value first, so that stepping quickly is useful. */
export function spokenPoint(point: SpokenPoint): string {
  const note = qualityText(point.quality);
  const parts = Number.isNaN(point.value)
    ? [words.missing]
    : [`${numberText(point.value, point.decimals)} ${spokenUnit(point.unit)}`, note];
  parts.push(point.label, point.step.replaceAll(/ ?– ?/g, ' till '));
  if (point.rank) parts.push(`${point.rank.place} av ${point.rank.of}`);
  const text = parts.filter((part) => part !== null).join(', ');
  if (!point.extreme) return text;
  const kind = point.extreme.kind === 'highest' ? 'Högst' : 'Lägst';
  return `${kind}, nummer ${point.extreme.place}: ${text}`;
}
