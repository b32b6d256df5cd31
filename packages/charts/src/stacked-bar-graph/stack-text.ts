import { formatPercent } from '@vinrod/ui/format';

import { byValueDescending } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { spokenUnit } from '../core/units.ts';
import { cursorLane, ranked, type CursorPlace, type CursorState } from '../cursor/cursor.ts';
import type { Readout } from '../parts/tooltip/readout.ts';
import { foundText } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { listed, words } from '../text/words.ts';
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
  if (!layer) return `${words.noneVisible} ${name}`;
  const value = valueAt(layer.values, index);
  const found = foundText(state.found, 'month');
  const isGap = state.found?.kind === 'gap';
  const texts = [
    Number.isNaN(value) ? words.missing : `${numberText(value, format.decimals)} ${spokenUnit(format.unit)}`,
    layer.label,
    name,
  ];
  if (visible.length > 1) {
    const total = valueAt(totalsOf(visible, model.categories.length), index);
    texts.push(`${ranked(visible, place).indexOf(layer) + 1} av ${visible.length}`);
    if (!Number.isNaN(total)) texts.push(`summa ${numberText(total, format.decimals)}`);
  }
  return found === null || isGap ? texts.join(', ') : `${found}: ${texts.join(', ')}`;
}

/** The box beside a bar: its layers as they lie, the uppermost first, and their sum. */
export function stackReadout(
  { model, visible, format }: ShownStack,
  { index }: CursorPlace,
  state: CursorState,
): Readout {
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
        note: isMissing ? words.missing : null,
        earlier: null,
      };
    }),
    currentKey: state.lane,
    earlierLabel: null,
    sum:
      visible.length > 1
        ? {
            label: `${words.sum}, ${format.unit}`,
            value: text(valueAt(totalsOf(visible, model.categories.length), index)),
            earlier: null,
          }
        : null,
  };
}

function totalsText({ model, visible, format }: ShownStack, totals: Float64Array): string {
  const order = byValueDescending(totals);
  const [high] = order;
  const low = order.at(-1);
  if (high === undefined || low === undefined) return '';
  const at = (index: number) =>
    `${quantityText(valueAt(totals, index), format.decimals, format.unit)}, ${categoryName(model, index)}`;
  const highest = `Högst: ${at(high)}.`;
  const extremes = low === high ? highest : `${highest} Lägst: ${at(low)}.`;
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
  return `Störst är ${listed(shares)}. ${extremes}`;
}

function rangesText({ model, visible, format }: ShownStack): string {
  return visible
    .flatMap(({ label, values }) => {
      const order = byValueDescending(values);
      const [high] = order;
      const low = order.at(-1);
      if (high === undefined || low === undefined) return [];
      const at = (index: number) =>
        `${quantityText(valueAt(values, index), format.decimals, format.unit)} (${categoryName(model, index)})`;
      return [low === high ? `${label} ${at(high)}.` : `${label} mellan ${at(low)} och ${at(high)}.`];
    })
    .join(' ');
}

/** Says what a stacked bar graph shows: sums where they have a meaning, else the range of each layer, and what is missing. */
export function stackSummary(shown: ShownStack): string {
  const { model, visible, format } = shown;
  const { length } = model.categories;
  if (visible.length === 0 && model.layers.length > 0) return words.noneVisible;
  const totals = totalsOf(visible, length);
  if (totals.every(Number.isNaN)) return words.noData;
  const missing = model.categories.flatMap((_, i) =>
    visible.some(({ values }) => Number.isNaN(valueAt(values, i))) ? [categoryName(model, i)] : [],
  );
  const missingText = missing.length === 0 ? '' : `Värden saknas för ${listed(missing)}.`;
  const text = format.hasTotal ? totalsText(shown, totals) : rangesText(shown);
  return `${text} ${missingText}`.trim();
}
