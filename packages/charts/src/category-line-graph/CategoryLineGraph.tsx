import { useMemo } from 'react';

import { extentWithin } from '../core/scale/value-scale.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { numberText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { textsIn } from '../core/texts-in.ts';
import { categoryChart } from './category-chart.tsx';
import { categoryModel, nameAt, type CategoryModel, type CategoryValue } from './category-model.ts';
import { categoryMark, categorySummary, type CategoryFormat } from './category-text.ts';

/** What a line over categories shows. */
export interface CategoryLineGraphProps extends PanelChartProps {
  /** What is measured: `Koldioxid`. */
  readonly label: string;
  /** What the categories are: `År`. */
  readonly categoryLabel: string;
  /** In their order. Keep the array's identity while the data is the same. */
  readonly values: readonly CategoryValue[];
  /** Decimals of the values, 0–6; by their size when left out. */
  readonly decimals?: number;
  /** Period in words: "2019–2024". */
  readonly period: string;
}

const narrowHeight = 240;
const wideHeight = 300;

function usualHeight(width: number, textScale: number): number {
  return width > 0 && isNarrowFor(width, textScale) ? narrowHeight : wideHeight;
}

function tableOf(model: CategoryModel, format: CategoryFormat, title: string, rowLabel: string): ChartTable {
  return {
    caption: `${title}, ${format.unit}`,
    unit: format.unit,
    rowLabel,
    rowCount: model.values.length,
    rowHeadOf: (row) => nameAt(model, row),
    columns: () => [
      {
        key: 'value',
        label: format.label,
        valueOf: (row) => valueAt(model.values, row),
        textOf: (row) => numberText(valueAt(model.values, row), format.decimals),
        noteOf: (row) =>
          Number.isNaN(valueAt(model.values, row))
            ? textsIn(chartMessages, format.language)('missing')
            : null,
        sumOf: () => null,
      },
    ],
  };
}

/**
 * A few values over years or other categories, each with its figure: emissions of the residual mix per year.
 * Between values that are not neighbours the line is dotted, for nothing is known there.
 *
 * @throws {ChartDataError} (while rendering) for keys that occur twice, infinite values, and a height that is no
 * positive number.
 */
export function CategoryLineGraph(props: CategoryLineGraphProps) {
  const { title, unit, label, categoryLabel, values, decimals } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const room = useChartRoom(props.height, usualHeight);
  const { width, height, textScale } = room;
  const model = useMemo(() => categoryModel(values), [values]);
  const extent = useMemo(
    () => extentWithin([{ values: model.values, range: [0, model.values.length] }]),
    [model],
  );
  const format = useMemo((): CategoryFormat => {
    const largest = Math.max(0, ...(extent ?? []).map(Math.abs));
    return { label, unit, language, decimals: decimals ?? decimalsFor(largest) };
  }, [label, unit, decimals, extent, language]);
  const track = useMemo(
    (): CursorTrack => ({
      starts: Float64Array.from(model.values, (_, i) => i),
      lanes: [{ key: 'value', values: model.values }],
    }),
    [model],
  );
  const chart = useMemo(
    () => categoryChart(model, { width, height, textScale, categoryLabel }, format),
    [model, width, height, textScale, categoryLabel, format],
  );
  const table = useMemo(
    () => tableOf(model, format, title, categoryLabel),
    [model, format, title, categoryLabel],
  );
  return (
    <PanelChart
      props={props}
      room={room}
      period={props.period}
      summary={categorySummary(model, format)}
      chart={chart}
      emptyText={extent === null ? textsIn(chartMessages, language)('noData') : null}
      track={track}
      store={store}
      table={table}
      extra={[{ key: 'value', label, mark: categoryMark }]}
      legendPlace={width > 0 && isNarrowFor(width, textScale) ? 'beside' : 'none'}
    />
  );
}
