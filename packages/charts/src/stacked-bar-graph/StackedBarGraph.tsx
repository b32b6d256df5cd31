import { useMemo } from 'react';

import { decimalsFor } from '../core/units.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable, TableColumn } from '../parts/data-table/table-column.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { textsIn } from '../core/texts-in.ts';
import { stackChart } from './stack-chart.tsx';
import {
  categoryName,
  stackModel,
  totalsOf,
  type StackedBarCategory,
  type StackedBarSeries,
} from './stack-model.ts';
import { stackSummary, type ShownStack } from './stack-text.ts';

/** What a stacked bar graph shows. */
export interface StackedBarGraphProps extends PanelChartProps {
  /** What the bars are: `Månad`, `År`. */
  readonly categoryLabel: string;
  /** One bar each, in their order. Keep the array's identity while the data is the same. */
  readonly categories: readonly StackedBarCategory[];
  /** Lowest layer first. Beyond ten the nine largest stay and the rest becomes "Övriga". Keep the array's identity while the data is the same. */
  readonly series: readonly StackedBarSeries[];
  /** Whether values of several bars may be added up (energy, not shares); true when left out. */
  readonly hasTotal?: boolean;
  /** Period in words: "1 maj – 31 oktober 2026". */
  readonly period: string;
}

const narrowHeight = 240;
const wideHeight = 300;

function usualHeight(width: number, textScale: number): number {
  return width > 0 && isNarrowFor(width, textScale) ? narrowHeight : wideHeight;
}

function largestOf({ model }: Pick<ShownStack, 'model'>): number {
  const totals = totalsOf(model.layers, model.categories.length);
  return Math.max(0, ...Array.from(totals, (total) => Math.abs(total) || 0));
}

function sumOf(values: Float64Array, first: number, end: number): number {
  return values.subarray(first, end).reduce((sum, value) => sum + (value || 0), 0);
}

function tableOf({ model, visible, format }: ShownStack, title: string, rowLabel: string): ChartTable {
  const column = (key: string, label: string, values: Float64Array): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), format.decimals),
    noteOf: (row) =>
      Number.isNaN(valueAt(values, row)) ? textsIn(chartMessages, model.language)('missing') : null,
    sumOf: (first, end) => (format.hasTotal ? numberText(sumOf(values, first, end), format.decimals) : null),
  });
  return {
    caption: `${title}, ${format.unit}`,
    unit: format.unit,
    rowLabel,
    rowCount: model.categories.length,
    rowHeadOf: (row) => categoryName(model, row),
    columns: () => [
      ...visible.map(({ key, label, values }) => column(key, label, values)),
      ...(visible.length > 1
        ? [
            column(
              'charts:sum',
              textsIn(chartMessages, model.language)('sum'),
              totalsOf(visible, model.categories.length),
            ),
          ]
        : []),
    ],
  };
}

/**
 * A bar per month or year, made of layers: high and low load, the sources of electricity. Layers have a pattern
 * as well as a colour; what is below zero is stacked downwards; a bar without values is hatched.
 *
 * @throws {ChartDataError} (while rendering) for lengths that differ, keys that occur twice, and infinite values.
 */
export function StackedBarGraph(props: StackedBarGraphProps) {
  const { title, unit, categoryLabel, categories, series, hasTotal = true } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const room = useChartRoom(props.height, usualHeight);
  const { width, height, textScale } = room;
  const model = useMemo(() => stackModel(categories, series, language), [categories, series, language]);
  const hidden = useHiddenSeries(model.layers.map(({ key }) => key));
  const shown = useMemo((): ShownStack => {
    const visible = model.layers.filter(({ key }) => !hidden.keys.has(key));
    const decimals = unit === '%' ? 2 : decimalsFor(largestOf({ model }));
    return { model, visible, format: { unit, hasTotal, decimals } };
  }, [model, hidden.keys, unit, hasTotal]);
  const track = useMemo(
    (): CursorTrack => ({ starts: Float64Array.from(categories, (_, i) => i), lanes: shown.visible }),
    [categories, shown],
  );
  const chart = useMemo(
    () => stackChart(shown, { width, height, textScale, categoryLabel }),
    [shown, width, height, textScale, categoryLabel],
  );
  const table = useMemo(() => tableOf(shown, title, categoryLabel), [shown, title, categoryLabel]);
  const totals = totalsOf(shown.visible, categories.length);
  const isEmpty = totalsOf(model.layers, categories.length).every(Number.isNaN);
  const total = sumOf(totals, 0, totals.length);
  const words = textsIn(chartMessages, language);
  const nothing = isEmpty ? words('noData') : shown.visible.length === 0 ? words('noneVisible') : null;
  return (
    <PanelChart
      props={props}
      room={room}
      period={props.period}
      total={hasTotal && nothing === null ? quantityText(total, decimalsFor(total), unit) : null}
      summary={stackSummary(shown)}
      chart={chart}
      emptyText={nothing}
      track={track}
      store={store}
      table={table}
      legend={{
        items: model.layers.map(({ key, label, fill }) => ({ key, label, mark: { kind: 'fill', fill } })),
        hidden,
      }}
      legendPlace="beside"
    />
  );
}
