import { byValueDescending, sumWithin } from '../core/stats.ts';
import { valueAt } from '../core/typed-array.ts';
import { cursorSeries, ranked, type CursorPlace, type CursorState } from '../cursor/cursor.ts';
import { fillKey } from '../chart/fill-tile.ts';
import type { TableColumn } from '../chart/table-column.ts';
import { tooltip, type TooltipContent } from '../chart/tooltip-content.ts';
import { columnsIn } from '../text/value-column.ts';
import { valueRow } from '../text/value-row.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { speechMessages } from '../text/messages/speech.ts';
import { summaryMessages } from '../text/messages/summary.ts';
import { foundFirst, spokenValue } from '../text/speech.ts';
import { numberText, quantityText } from '../text/values.ts';
import { extremeSentences, missingSentences } from '../text/value-sentences.ts';
import { listed } from '../text/words.ts';
import { stackMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { categoryName, othersKey, totalsOf, type StackLayer, type StackModel } from './stack-model.ts';

/** The format of values in a stacked bar graph. */
export interface StackFormat {
  readonly unit: string;
  readonly decimals: number;
  /** Whether values of several bars may be added up: energy, but not shares. */
  readonly hasTotal: boolean;
}

/** The visible layers. */
export interface ShownStack {
  readonly model: StackModel;
  readonly visible: readonly StackLayer[];
  readonly format: StackFormat;
}

/** What the cursor announces at a bar: the value of the focused layer, then the bar and its sum. */
export function spokenStack(
  { model, visible, format }: ShownStack,
  place: CursorPlace,
  state: CursorState,
): string {
  const { index } = place;
  const name = categoryName(model, index);
  const current = cursorSeries(state, { starts: new Float64Array(0), series: visible });
  const layer = visible.find(({ key }) => key === current?.key);
  if (!layer) return `${textsIn(chartMessages, model.language)('noneVisible')} ${name}`;
  const value = valueAt(layer.values, index);
  const found = state.found?.kind === 'gap' ? null : state.found;
  const texts = [spokenValue(value, { ...format, language: model.language }), layer.label, name];
  if (visible.length > 1) {
    const total = valueAt(totalsOf(visible, model.categories.length), index);
    const rank = { place: ranked(visible, place).indexOf(layer) + 1, of: visible.length };
    texts.push(textsIn(speechMessages, model.language)('rank', rank));
    if (!Number.isNaN(total)) {
      const sum = numberText(total, format.decimals, model.language);
      texts.push(textsIn(stackMessages, model.language)('sum', { sum }));
    }
  }
  return foundFirst(found, 'month', texts.join(', '), model.language);
}

/** The tooltip of a bar: its layers as stacked, the uppermost first, and their sum. */
export function stackTooltip(
  { model, visible, format }: ShownStack,
  { index }: CursorPlace,
  state: CursorState,
): TooltipContent {
  const text = (value: number) => numberText(value, format.decimals, model.language);
  const words = textsIn(chartMessages, model.language);
  const { language } = model;
  const rows = visible
    .toReversed()
    .map(({ key, label, fill, values }) =>
      valueRow({ key, label, mark: fillKey(fill), value: valueAt(values, index), textOf: text, language }),
    );
  const total = () => valueAt(totalsOf(visible, model.categories.length), index);
  return tooltip(categoryName(model, index), rows, {
    currentKey: state.seriesKey,
    sum:
      visible.length > 1
        ? { label: `${words('sum')}, ${format.unit}`, value: text(total()), earlier: null }
        : null,
  });
}

/** Columns of a stacked bar graph's table: every series of a visible layer, and their sum. */
export function stackColumns({ model, visible, format }: ShownStack): TableColumn[] {
  const columnOf = columnsIn({ ...format, language: model.language });
  const column = (key: string, label: string, values: Float64Array) =>
    columnOf(
      key,
      label,
      values,
      format.hasTotal ? { sumOf: (first, end) => sumWithin(values, first, end) } : {},
    );
  const shown = new Set(visible.map(({ key }) => key));
  const columns = model.all
    .filter(({ layer }) => shown.has(layer))
    .map(({ key, label, values }) => column(key, label, values));
  if (columns.length < 2) return columns;
  const totals = totalsOf(visible, model.categories.length);
  return [...columns, column('charts:sum', textsIn(chartMessages, model.language)('sum'), totals)];
}

function totalsText({ model, visible, format }: ShownStack, totals: Float64Array): string {
  const { language } = model;
  const name = (index: number) => categoryName(model, index);
  const extremes = extremeSentences(totals, name, { ...format, language }).join(' ');
  const all = sumWithin(totals);
  const sums = visible.map(({ key, label, values }) => {
    return { label, sum: sumWithin(values), isRest: key === othersKey };
  });
  const hasShares = visible.length > 1 && all > 0 && sums.every(({ sum }) => sum >= 0);
  if (extremes === '' || !hasShares) return extremes;
  const shares = sums
    // The combined small parts should not be reported as the largest part.
    .toSorted((a, b) => Number(a.isRest) - Number(b.isRest) || b.sum - a.sum)
    .map(({ label, sum }) => `${label} (${quantityText((sum / all) * 100, 0, '%', language)})`);
  return `${textsIn(summaryMessages, language)('largest', { what: listed(shares, language) })} ${extremes}`;
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
        `${quantityText(valueAt(values, index), format.decimals, format.unit, model.language)} (${categoryName(model, index)})`;
      return [
        low === high
          ? text('one', { label, value: at(high) })
          : text('range', { label, low: at(low), high: at(high) }),
      ];
    })
    .join(' ');
}

/** Describes a stacked bar graph: sums where meaningful, otherwise the range of each layer, and what is missing. */
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
  const text = format.hasTotal ? totalsText(shown, totals) : rangesText(shown);
  return [text, ...missingSentences(missing, model.language)].join(' ').trim();
}
