import { changePercent } from '@vinrod/ui/format';
import type { FillStyle } from '../core/fills.ts';
import { textsIn } from '../core/texts-in.ts';
import { spokenUnit } from '../core/units.ts';
import type { CursorState } from '../cursor/cursor.ts';
import { fillKey } from '../chart/fill-tile.ts';
import type { Key, LegendItem } from '../chart/key.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, tooltipRow, type TooltipContent } from '../chart/tooltip-content.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { speechMessages } from '../text/messages/speech.ts';
import { missingNote, valueColumn } from '../text/value-column.ts';
import { foundFirst } from '../text/speech.ts';
import { changeInPercent, numberText, quantityText, signedText } from '../text/values.ts';
import { listed } from '../text/words.ts';
import { waterfallMessages } from './messages.ts';
import type { WaterfallModel, WaterfallStep } from './waterfall-model.ts';
import type { AnyLanguage } from '../core/language.ts';

/** The format of values in a waterfall. */
export interface WaterfallFormat {
  readonly unit: string;
  readonly decimals: number;
}

/** Fills of the parts; the sign of their figure carries the same information. */
export const waterfallFills: Readonly<Record<'increase' | 'decrease', FillStyle>> = {
  increase: { color: 'var(--vr-color-data-3)', pattern: 'solid' },
  decrease: { color: 'var(--vr-color-data-9)', pattern: 'rising' },
};

/** The maximum number of parts that the summary names in each direction. */
const mostNamed = 3;

/** The figure at the end of a row: a level as it is, a part with its sign. */
export function stepText(
  { kind, value }: WaterfallStep,
  decimals: number,
  language: AnyLanguage | undefined,
): string {
  return kind === 'level' ? numberText(value, decimals, language) : signedText(value, decimals, language);
}

/** Key of a row: the fill of a part, or the line of a level. */
export function stepKey({ kind, value }: WaterfallStep): Key {
  if (kind === 'level')
    return { kind: 'line', style: { color: 'var(--vr-color-text)', dash: null, marker: null } };
  return Number.isNaN(value)
    ? { kind: 'missing' }
    : fillKey(waterfallFills[value < 0 ? 'decrease' : 'increase']);
}

/** Legend items for the directions that occur. */
export function waterfallLegend({ steps, language }: WaterfallModel): readonly LegendItem[] {
  const text = textsIn(waterfallMessages, language);
  const parts = steps.filter(({ kind }) => kind === 'part');
  return [
    { key: 'increase', has: parts.some(({ value }) => value > 0) } as const,
    { key: 'decrease', has: parts.some(({ value }) => value < 0) } as const,
  ]
    .filter(({ has }) => has)
    .map(({ key }) => ({ key, label: text(key), mark: fillKey(waterfallFills[key]) }));
}

function largest(model: WaterfallModel, direction: 1 | -1, { decimals }: WaterfallFormat): string | null {
  const parts = model.steps
    .filter(({ kind, value }) => kind === 'part' && value * direction > 0)
    .toSorted((a, b) => (b.value - a.value) * direction)
    .slice(0, mostNamed)
    .map(({ label, value }) => `${label} (${signedText(value, decimals, model.language)})`);
  return parts.length === 0 ? null : listed(parts, model.language);
}

/** Describes a waterfall: the change, its largest parts, and what is missing. */
export function waterfallSummary(model: WaterfallModel, format: WaterfallFormat): string {
  const { start, end, steps, language } = model;
  const { decimals, unit } = format;
  const text = textsIn(waterfallMessages, language);
  const percent = changePercent(start.value, end.value);
  const change = `${signedText(end.value - start.value, decimals, language)}\u00A0${unit}`;
  const [up, down] = [largest(model, 1, format), largest(model, -1, format)];
  const missing = steps.filter(({ value }) => Number.isNaN(value)).map(({ label }) => label);
  return [
    text('course', {
      start: start.label,
      end: end.label,
      change: percent === null ? change : `${change} (${changeInPercent(percent, language)})`,
      from: numberText(start.value, decimals, language),
      to: quantityText(end.value, decimals, unit, language),
    }),
    ...(up === null ? [] : [text('up', { what: up })]),
    ...(down === null ? [] : [text('down', { what: down })]),
    ...(missing.length === 0 ? [] : [text('missing', { what: listed(missing, language) })]),
  ].join(' ');
}

/** What the cursor announces at a row: the change, and the resulting level. */
export function spokenStep(
  model: WaterfallModel,
  index: number,
  state: CursorState,
  { unit, decimals }: WaterfallFormat,
): string {
  const step = model.steps[index];
  if (!step) return '';
  const { language } = model;
  const isMissing = Number.isNaN(step.value);
  const spoken = [
    isMissing
      ? textsIn(chartMessages, language)('missing')
      : `${stepText(step, decimals, language)} ${spokenUnit(unit, language)}`,
    step.label,
    ...(step.kind === 'level' || isMissing
      ? []
      : [
          textsIn(waterfallMessages, language)('afterwards', {
            level: numberText(step.to, decimals, language),
          }),
        ]),
    textsIn(speechMessages, language)('rank', { place: index + 1, of: model.steps.length }),
  ].join(', ');
  return foundFirst(isMissing ? null : state.found, 'year', spoken, language);
}

/** The tooltip of a row. */
export function waterfallTooltip(
  { steps, language }: WaterfallModel,
  index: number,
  { unit, decimals }: WaterfallFormat,
): TooltipContent {
  const step = steps[index];
  if (!step) return tooltip('', []);
  const text = textsIn(waterfallMessages, language);
  const isMissing = Number.isNaN(step.value);
  const value = isMissing ? '' : `${stepText(step, decimals, language)}\u00A0${unit}`;
  const note = isMissing ? textsIn(chartMessages, language)('missing') : null;
  const label = step.kind === 'level' ? step.label : text('change');
  const level = tooltipRow(
    'level',
    text('after'),
    { kind: 'none' },
    quantityText(step.to, decimals, unit, language),
  );
  return tooltip(step.label, [
    tooltipRow('value', label, stepKey(step), value, note),
    ...(step.kind === 'part' ? [level] : []),
  ]);
}

/** Columns of a waterfall's table: the change of each row, and the level after it. */
export function waterfallColumns(model: WaterfallModel, { decimals }: WaterfallFormat): TableColumn[] {
  const { steps, start, end, language } = model;
  const text = textsIn(waterfallMessages, language);
  const changes = Float64Array.from(steps, ({ kind, value }) => (kind === 'part' ? value : Number.NaN));
  const isMissing = Float64Array.from(steps, ({ kind, value }) => (kind === 'part' ? value : 0));
  const change = valueColumn({
    key: 'change',
    label: text('change'),
    values: changes,
    decimals,
    language,
    noteOf: missingNote(isMissing, model),
  });
  const whole = signedText(end.value - start.value, decimals, language);
  return [
    {
      ...change,
      textOf: (row) => {
        const step = steps[row];
        return step === undefined || step.kind === 'level' ? '' : signedText(step.value, decimals, language);
      },
      sumOf: (first, last) => (first === 0 && last === steps.length ? whole : null),
    },
    valueColumn({
      key: 'level',
      label: text('after'),
      values: Float64Array.from(steps, ({ to }) => to),
      decimals,
      language,
    }),
  ];
}
