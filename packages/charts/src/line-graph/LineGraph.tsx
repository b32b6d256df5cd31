import { useMemo, useState } from 'react';

import { statsOf } from '../core/stats.ts';
import { periodLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import { cursorIndex, type CursorTrack } from '../cursor/cursor.ts';
import { createCursorStore } from '../cursor/store.ts';
import { heightFor } from '../layout/plot-box.ts';
import { ChartBody } from '../parts/chart-body/ChartBody.tsx';
import { ChartFigure, type HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import * as legendStyles from '../parts/legend/Legend.css.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import type { ChartView } from '../parts/view-switch/ViewSwitch.tsx';
import { summaryText } from '../text/summary.ts';
import { quantityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import { legendExtras, legendItems, lineChart } from './line-chart.tsx';
import { largestOf, lineModel, type ChartLine, type LineGraphSeries, type LineModel } from './line-model.ts';
import type { ValueFormat } from './line-readout.ts';
import { lineRowHead, lineTableColumns } from './line-table.ts';

/** What a line graph shows. */
export interface LineGraphProps {
  readonly title: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** In their fixed order. Beyond ten the nine largest stay and the rest becomes "Övriga". Keep the array's identity while the data is the same. */
  readonly series: readonly LineGraphSeries[];
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
  /** Whether values of several series may be added up (not prices or temperatures); true when left out. */
  readonly hasSum?: boolean;
  /** Name of the period that series are compared with, within a sentence: "maj–okt 2025". */
  readonly earlierLabel?: string;
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** Diagram or table, when the app keeps it (in its address, say); otherwise the graph does. */
  readonly view?: ChartView;
  /** Called with the view the reader asks for. */
  readonly onViewChange?: (view: ChartView) => void;
}

const defaultEarlierLabel = 'jämförelseperioden';

function totalText(visible: readonly ChartLine[], { unit, hasSum }: ValueFormat): string | null {
  const sums = visible.map((line) => statsOf(line).sum).filter((sum) => !Number.isNaN(sum));
  if (!hasSum || sums.length === 0) return null;
  const total = sums.reduce((sum, one) => sum + one, 0);
  return quantityText(total, decimalsFor(total), unit);
}

function periodText(model: LineModel): string {
  const last = model.starts.length - 1;
  return last < 0 ? '' : periodLabel(model.step, valueAt(model.starts, 0), valueAt(model.starts, last));
}

function emptyText(model: LineModel, visible: readonly ChartLine[]): string | null {
  if (model.lines.every(({ values }) => values.every(Number.isNaN))) return words.noData;
  return visible.length === 0 ? words.noneVisible : null;
}

function summaryOf(model: LineModel, visible: readonly ChartLine[], format: ValueFormat): string {
  const comparisons = visible.length === 1 ? visible.flatMap(({ key }) => model.earlier.get(key) ?? []) : [];
  return summaryText({
    step: model.step,
    starts: model.starts,
    unit: format.unit,
    decimals: format.decimals,
    hasSum: format.hasSum,
    series: visible,
    comparisons: comparisons.map(({ values, quality }) => ({ label: format.earlierLabel, values, quality })),
  });
}

/**
 * Metered series over time as lines: crosshair and keyboard, legend, generated summary, and a table with the
 * same values. Times are Swedish local time whatever the zone of the browser.
 *
 * @throws {ChartDataError} (while rendering) for input that no truthful picture can be drawn from.
 */
export function LineGraph(props: LineGraphProps) {
  const { title, unit, series, hasSum = true, earlierLabel = defaultEarlierLabel } = props;
  const [ownView, setOwnView] = useState<ChartView>('chart');
  const view = props.view ?? ownView;
  const [store] = useState(createCursorStore);
  const [measure, width] = useElementWidth<HTMLDivElement>();
  const height = props.height ?? heightFor(width);
  const model = useMemo(() => lineModel(series), [series]);
  const hidden = useHiddenSeries(model.lines.map(({ key }) => key));
  const visible = useMemo(() => model.lines.filter(({ key }) => !hidden.keys.has(key)), [model, hidden.keys]);
  const format = useMemo(
    (): ValueFormat => ({ unit, hasSum, earlierLabel, decimals: decimalsFor(largestOf(model.lines)) }),
    [model, unit, hasSum, earlierLabel],
  );
  const track = useMemo((): CursorTrack => ({ starts: model.starts, lanes: visible }), [model, visible]);
  const chart = useMemo(
    () => lineChart(model, visible, { width, height }, format),
    [model, visible, width, height, format],
  );
  const summary = useMemo(() => summaryOf(model, visible, format), [model, visible, format]);
  const extra = legendExtras(model, visible, earlierLabel);
  const hasLegend = model.lines.length > 1 || extra.length > 0;
  return (
    <ChartFigure
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="panel"
      period={props.period ?? periodText(model)}
      total={totalText(visible, format)}
      summary={summary}
      view={view}
      onViewChange={(next) => {
        setOwnView(next);
        props.onViewChange?.(next);
      }}
      isStale={props.isStale ?? false}
    >
      <ChartBody
        measure={measure}
        width={width}
        height={height}
        view={view}
        chart={chart}
        track={track}
        store={store}
        unit={unit}
        legend={{ items: legendItems(model), hidden, extra, isBelow: hasLegend }}
        emptyText={emptyText(model, visible)}
        table={{
          caption: `${title}, ${unit}`,
          rowCount: model.starts.length,
          rowHeadOf: lineRowHead(model),
          columns: view === 'table' ? lineTableColumns(model, visible, format) : [],
          currentRow: store.get().time === null ? -1 : cursorIndex(store.get(), track),
        }}
      />
      {model.lines.length > 1 && <p className={legendStyles.hint}>{words.legendHint}</p>}
    </ChartFigure>
  );
}
