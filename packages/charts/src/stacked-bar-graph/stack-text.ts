import { formatPercent } from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import { cursorLane, ranked, type CursorPlace, type CursorState } from '../cursor/cursor.ts';
import type { TooltipContent } from '../parts/tooltip/tooltip-content.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { speechMessages } from '../text/messages/speech.ts';
import { summaryMessages } from '../text/messages/summary.ts';
import { foundText } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { listed } from '../text/words.ts';
import { stackMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { categoryName, totalsOf, type StackLayer, type StackModel } from './stack-model.ts';

/** How values of a stacked bar graph are written. */
export interface StackFormat {
  readonly unit: string;
  readonly decimals: number;
  /** Whether values of several bars may be added up: energy, but not shares. */
  readonly hasTotal: boolean;
}

/** The layers that are shown. */
export interface ShownStack {
  readonly model: StackModel;
  readonly visible: readonly StackLayer[];
  readonly format: StackFormat;
}

/** What the cursor says at a bar: the value of the layer in focus, then the bar and its sum. */
export function spokenStack(
  { model, visible, format }: ShownStack,
  place: CursorPlace,
  state: CursorState,
): string {
  const { index } = place;
  const name = categoryName(model, index);
  const lane = cursorLane(state, { starts: new Float64Array(0), lanes: visible });
  const layer = visible.find(({ key }) => key === lane?.key);
  if (!layer) return `${textsIn(chartMessages, model.language)('noneVisible')} ${name}`;
  const value = valueAt(layer.values, index);
  const found = foundText(state.found, 'month', model.language);
  const isGap = state.found?.kind === 'gap';
  const texts = [
    Number.isNaN(value)
      ? textsIn(chartMessages, model.language)('missing')
      : `${numberText(value, format.decimals)} ${spokenUnit(format.unit, model.language)}`,
    layer.label,
    name,
  ];
  if (visible.length > 1) {
    const total = valueAt(totalsOf(visible, model.categories.length), index);
    const rank = { place: ranked(visible, place).indexOf(layer) + 1, of: visible.length };
    texts.push(textsIn(speechMessages, model.language)('rank', rank));
    if (!Number.isNaN(total)) {
      const sum = numberText(total, format.decimals);
      texts.push(textsIn(stackMessages, model.language)('sum', { sum }));
    }
  }
  return found === null || isGap ? texts.join(', ') : `${found}: ${texts.join(', ')}`;
}

/** The box beside a bar: its layers as they lie, the uppermost first, and their sum. */
export function stackTooltip(
  { model, visible, format }: ShownStack,
  { index }: CursorPlace,
  state: CursorState,
): TooltipContent {
  const text = (value: number) => numberText(value, format.decimals);
  return {
    title: categoryName(model, index),
    detail: '',
    rows: visible.toReversed().map(({ key, label, fill, values }) => {
      const value = valueAt(values, index);
      const isMissing = Number.isNaN(value);
      return {
        key,
        label,
        mark: { kind: 'fill' as const, fill },
        value: isMissing ? '' : text(value),
        note: isMissing ? textsIn(chartMessages, model.language)('missing') : null,
        earlier: null,
      };
    }),
    currentKey: state.lane,
    earlierLabel: null,
    sum:
      visible.length > 1
        ? {
            label: `${textsIn(chartMessages, model.language)('sum')}, ${format.unit}`,
            value: text(valueAt(totalsOf(visible, model.categories.length), index)),
            earlier: null,
          }
        : null,
  };
}

function totalsText({ model, visible, format }: ShownStack, totals: Float64Array): string {
  const sentence = textsIn(summaryMessages, model.language);
  const order = byValueDescending(totals);
  const [high] = order;
  const low = order.at(-1);
  if (high === undefined || low === undefined) return '';
  const at = (index: number) => ({
    what: `${quantityText(valueAt(totals, index), format.decimals, format.unit)}, ${categoryName(model, index)}`,
  });
  const highest = sentence('highest', at(high));
  const extremes = low === high ? highest : `${highest} ${sentence('lowest', at(low))}`;
  const all = totals.reduce((sum, total) => sum + (total || 0), 0);
  const sums = visible.map(({ label, values }) => ({
    label,
    sum: values.reduce((sum, one) => sum + (one || 0), 0),
  }));
  const hasShares = visible.length > 1 && all > 0 && sums.every(({ sum }) => sum >= 0);
  if (!hasShares) return extremes;
  const shares = sums
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ label, sum }) => `${label} (${formatPercent((sum / all) * 100, { decimals: 0 })})`);
  return `${sentence('largest', { what: listed(shares, model.language) })} ${extremes}`;
}

function rangesText({ model, visible, format }: ShownStack): string {
  const text = textsIn(stackMessages, model.language);
  return visible
    .flatMap(({ label, values }) => {
      const order = byValueDescending(values);
      const [high] = order;
      const low = order.at(-1);
      if (high === undefined || low === undefined) return [];
      const at = (index: number) =>
        `${quantityText(valueAt(values, index), format.decimals, format.unit)} (${categoryName(model, index)})`;
      return [
        low === high
          ? text('one', { label, value: at(high) })
          : text('range', { label, low: at(low), high: at(high) }),
      ];
    })
    .join(' ');
}

/** Says what a stacked bar graph shows: sums where they have a meaning, else the range of each layer, and what is missing. */
export function stackSummary(shown: ShownStack): string {
  const { model, visible, format } = shown;
  const { length } = model.categories;
  const words = textsIn(chartMessages, model.language);
  if (visible.length === 0 && model.layers.length > 0) return words('noneVisible');
  const totals = totalsOf(visible, length);
  if (totals.every(Number.isNaN)) return words('noData');
  const missing = model.categories.flatMap((_, i) =>
    visible.some(({ values }) => Number.isNaN(valueAt(values, i))) ? [categoryName(model, i)] : [],
  );
  const missingText =
    missing.length === 0
      ? ''
      : textsIn(summaryMessages, model.language)('missingFor', { what: listed(missing, model.language) });
  const text = format.hasTotal ? totalsText(shown, totals) : rangesText(shown);
  return `${text} ${missingText}`.trim();
}
