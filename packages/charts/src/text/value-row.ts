import type { Key } from '../chart/key.ts';
import { tooltipRow, type TooltipRow } from '../chart/tooltip-content.ts';
import { textsIn, type InLanguage } from '../core/texts-in.ts';
import { chartMessages } from './messages/chart.ts';

/** What a row of a tooltip is named, marked and written by. */
export interface ValueRow extends InLanguage {
  readonly key: string;
  readonly label: string;
  readonly mark: Key;
  /** NaN is missing. */
  readonly value: number;
  textOf(value: number): string;
  /** Beside a value that exists; none when left out. */
  readonly note?: string | null;
}

/** A row of a tooltip for a value, or for its absence. */
export function valueRow({ key, label, mark, value, textOf, note, language }: ValueRow): TooltipRow {
  return Number.isNaN(value)
    ? tooltipRow(key, label, mark, '', textsIn(chartMessages, language)('missing'))
    : tooltipRow(key, label, mark, textOf(value), note);
}
