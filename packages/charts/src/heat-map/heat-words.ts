import { clockText } from '../core/time/step-label.ts';
import { NO_BREAK_SPACE } from '@vinrod/ui/format';

import { toLocal } from '@vinrod/locale/wall-clock';
import { valueAt } from '../core/typed-array.ts';
import { quantityText } from '../text/values.ts';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { AnyLanguage } from '../core/language.ts';
import type { LegendItem } from '../chart/key.ts';
import { tooltipRow, type TooltipContent } from '../chart/tooltip-content.ts';
import { aggregate } from '../core/aggregate.ts';
import { statsOf } from '../core/stats.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import { lineSpoken, lineSummary, lineTooltip, type ShownLines } from '../line-graph/line-words.ts';
import type { ChartLine } from '../line-graph/line-model.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { missingKeyMessages } from '../text/messages/missing-key.ts';
import { placeNote } from '../text/place-label.ts';
import { dottedKey } from '../text/words.ts';
import { companionRows, spokenCompanions, type PlacedCompanion } from './heat-companions.ts';
import { classOf, clockChangeOf, heatStep, hourMeans, type HeatRow } from './heat-model.ts';
import { dateText } from '../core/time/date-text.ts';

/** Key of the row with the quality of a value. */
const qualityKey = 'charts:quality';

/** What a heat map shows. */
export interface ShownHeat {
  readonly shown: ShownLines;
  readonly line: ChartLine;
  readonly companions: readonly PlacedCompanion[];
}

/** CSS colour of a class in the scale. */
function classColor(place: number): string {
  return `var(--vr-color-data-seq-${place + 1})`;
}

/** Describes which clock the rows follow, and which days have 23 or 25 hours. */
export function clockNote(rows: readonly HeatRow[], language?: AnyLanguage): string {
  const text = textsIn(heatMapMessages, language);
  const changes = rows.flatMap((row) => {
    const change = clockChangeOf(row);
    return change
      ? [` ${text(change, { day: dateText(toLocal(row.day), { day: 'numeric', month: 'long' }, language) })}`]
      : [];
  });
  return `${text('clock')}${changes.join('')}`;
}

/** Describes when in the day consumption is highest and lowest: what the columns of a heat map show. */
export function patternText(
  means: Float64Array,
  decimals: number,
  unit: string,
  language?: AnyLanguage,
): string {
  const text = textsIn(heatMapMessages, language);
  let high = -1;
  let low = -1;
  for (let hour = 0; hour < means.length; hour += 1) {
    const mean = valueAt(means, hour);
    if (Number.isNaN(mean)) continue;
    if (high < 0 || mean > valueAt(means, high)) high = hour;
    if (low < 0 || mean < valueAt(means, low)) low = hour;
  }
  if (high < 0 || high === low) return '';
  const at = (hour: number) =>
    `${clockText(hour * 60, (hour + 1) * 60, language)} (${quantityText(valueAt(means, hour), decimals, unit, language)})`;
  return text('pattern', { highest: at(high), lowest: at(low) });
}

/** The value of a cell, its companions, and the quality of the value. */
export function heatTooltip(
  { shown, line, companions }: ShownHeat,
  place: CursorPlace,
  state: CursorState,
): TooltipContent {
  const box = lineTooltip(shown, place, state);
  const { step, language } = shown.model;
  const text = textsIn(heatMapMessages, language);
  const { min, max } = statsOf(line);
  const value = aggregate(line, place.index, place.end, false).value;
  const color = Number.isNaN(value) ? 'transparent' : classColor(classOf(value, min, max));
  const unit = `${NO_BREAK_SPACE}${shown.format.unit}`;
  const origin = placeNote(line, place, step, language) ?? text('measured');
  return {
    ...box,
    rows: [
      ...box.rows.map((row) => ({
        ...row,
        mark: { kind: 'bar', color, isTinted: false } as const,
        value: row.value === '' ? '' : `${row.value}${unit}`,
        note: row.note === textsIn(chartMessages, language)('missing') ? row.note : null,
      })),
      ...companionRows(companions, place, language),
      tooltipRow(qualityKey, text('quality'), { kind: 'none' }, origin),
    ],
  };
}

/** What the cursor announces at a cell, including companions. */
export function spokenHeat({ shown, companions }: ShownHeat, place: CursorPlace, state: CursorState): string {
  return lineSpoken(shown, place, state) + spokenCompanions(companions, place, shown.model.language);
}

/** Describes a heat map: the series, and when in the day consumption is highest and lowest. */
export function heatSummary({ shown, line }: ShownHeat): string {
  const { starts, step, language } = shown.model;
  const { decimals, unit, hasSum } = shown.format;
  const means = hourMeans({ starts, values: line.values, step: heatStep(step) }, [0, starts.length], hasSum);
  return `${lineSummary(shown, [])} ${patternText(means, decimals, unit, language)}`.trim();
}

/** Legend items for hatched and ringed cells. */
export function heatLegend({ shown, line }: ShownHeat): LegendItem[] {
  const { language } = shown.model;
  const stats = statsOf(line);
  const extra: LegendItem[] = [];
  if (stats.missing > 0) {
    const missing = textsIn(missingKeyMessages, language)('missing');
    extra.push({ key: 'missing', label: missing, mark: { kind: 'missing' } });
  }
  const dotted = dottedKey(stats, language);
  if (dotted !== null) extra.push({ key: 'estimated', label: dotted, mark: { kind: 'estimated' } });
  return extra;
}
