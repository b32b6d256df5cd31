import { useMemo } from 'react';

import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { monthBarMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { monthChart, monthColumns, monthLegend, monthLegendExtra } from './month-chart.tsx';
import { monthInWords, monthModel, type MonthBar } from './month-model.ts';
import { monthKeys, monthSummary, type MonthFormat } from './month-text.ts';

/** What a month bar graph shows. */
export interface MonthBarGraphProps extends PanelChartProps {
  /** In order of time. Keep the array's identity while the data is the same. */
  readonly months: readonly MonthBar[];
  /** This year, for example `2026`. */
  readonly currentLabel: string;
  /** The year before, for example `2025`. */
  readonly previousLabel: string;
  /** Period in words: "1 januari – 19 november 2026". */
  readonly period: string;
}

const narrowHeight = 220;
const wideHeight = 270;

function usualHeight(width: number, textScale: number): number {
  return width > 0 && isNarrowFor(width, textScale) ? narrowHeight : wideHeight;
}

function largestOf(values: Float64Array): number {
  return values.reduce((largest, value) => Math.max(largest, Math.abs(value) || 0), 0);
}

/**
 * A quantity per month as bars, each beside the narrower one of the same month a year before. The month that goes on
 * is drawn open; one that is over and has no value is hatched.
 *
 * @throws {ChartDataError} (while rendering) for what is no month, months that occur twice, and infinite values.
 */
export function MonthBarGraph(props: MonthBarGraphProps) {
  const { title, unit, months, currentLabel, previousLabel } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const room = useChartRoom(props.height, usualHeight);
  const { width, height, textScale } = room;
  const hidden = useHiddenSeries([monthKeys.current, monthKeys.previous]);
  const model = useMemo(() => monthModel(months, language), [months, language]);
  const format = useMemo((): MonthFormat => {
    const decimals = decimalsFor(Math.max(largestOf(model.values), largestOf(model.previous)));
    return { unit, decimals, currentLabel, previousLabel };
  }, [model, unit, currentLabel, previousLabel]);
  const track = useMemo(
    (): CursorTrack => ({
      starts: Float64Array.from(months, (_, i) => i),
      lanes: [{ key: monthKeys.current, values: model.values }],
    }),
    [months, model],
  );
  const chart = useMemo(
    () => monthChart(model, (key) => !hidden.keys.has(key), { width, height, textScale }, format),
    [model, hidden.keys, width, height, textScale, format],
  );
  const table = useMemo(
    (): ChartTable => ({
      caption: `${title}, ${unit}`,
      unit,
      rowLabel: textsIn(monthBarMessages, model.language)('month'),
      rowCount: months.length,
      rowHeadOf: (row) => monthInWords(model, row),
      columns: () => monthColumns(model, format),
    }),
    [title, unit, months, model, format],
  );
  const total = model.values.reduce((sum, value) => sum + (value || 0), 0);
  const hasOwn = months.some((_, i) => !Number.isNaN(valueAt(model.values, i)));
  const isEmpty = !hasOwn && model.previous.every(Number.isNaN);
  return (
    <PanelChart
      props={props}
      room={room}
      size="section"
      period={props.period}
      total={hasOwn ? quantityText(total, 0, unit) : null}
      summary={monthSummary(model, format)}
      chart={chart}
      emptyText={isEmpty ? textsIn(chartMessages, language)('noData') : null}
      track={track}
      store={store}
      table={table}
      legend={{ items: monthLegend(format), hidden }}
      extra={monthLegendExtra(model)}
      legendPlace="beside"
    />
  );
}
