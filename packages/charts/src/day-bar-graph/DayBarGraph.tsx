import { useMemo, type Ref } from 'react';

import { statsOf } from '../core/stats.ts';
import { periodLabel, stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { pitchOf } from '../layout/bar-layout.ts';
import { checkHeight, isNarrowFor } from '../layout/plot-box.ts';
import type { HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import { ChartShell } from '../parts/chart-shell/ChartShell.tsx';
import type { ChartHandle } from '../parts/chart-shell/useExport.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import { summaryText } from '../text/summary.ts';
import { quantityText } from '../text/values.ts';
import { stepNoun, words } from '../text/words.ts';
import { dayChart, dayColumns, dayLegend, dayLegendExtra } from './day-chart.tsx';
import { dayModel, weekModel, type BarModel, type DayBarDay } from './day-model.ts';
import { barKeys, type DayFormat } from './day-readout.ts';

/** What a day bar graph shows. */
export interface DayBarGraphProps {
  /** What is measured, for example `Förbrukning`; the title becomes "Förbrukning per dygn". */
  readonly quantity: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** In order of time. Keep the array's identity while the data is the same. */
  readonly days: readonly DayBarDay[];
  /** This period, for example `2026`. */
  readonly currentLabel: string;
  /** The period one year before, for example `2025`. */
  readonly previousLabel: string;
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** For files of the graph made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

/** Bars thinner than this cannot be told apart: weeks are drawn instead. */
const thinnestDay = 2.5;
const narrowHeight = 220;
const wideHeight = 300;

/** The summary is always about days: the sum of a week that the period cuts is no extreme. */
function summaryOf(model: BarModel, format: DayFormat): string {
  const own = { label: format.currentLabel, values: model.values, quality: model.quality };
  const before = {
    label: format.previousLabel,
    values: model.previous,
    quality: new Uint8Array(model.previous.length),
  };
  return summaryText({
    step: model.step,
    starts: model.starts,
    unit: format.unit,
    decimals: format.decimals,
    series: [own],
    comparisons: [before],
    hasSum: true,
  });
}

/**
 * A quantity per local day as bars, days off in a lighter tint, under last year's mean over seven days; in
 * narrow charts per ISO week. Legend, keyboard, summary and table are those of the line graph.
 *
 * @throws {ChartDataError} (while rendering) for dates that are no dates or do not rise, and infinite values.
 */
export function DayBarGraph(props: DayBarGraphProps) {
  const { quantity, unit, days, currentLabel, previousLabel, ref } = props;
  const store = useCursorStore();
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const hidden = useHiddenSeries([barKeys.current, barKeys.previous]);
  const byDay = useMemo(() => dayModel(days, quantity), [days, quantity]);
  const isByWeek = width > 0 && pitchOf(byDay.starts.length, width) < thinnestDay;
  const model = useMemo(() => (isByWeek ? weekModel(byDay) : byDay), [byDay, isByWeek]);
  const isNarrow = width > 0 && isNarrowFor(width, textScale);
  const usualHeight = isNarrow ? narrowHeight : wideHeight;
  const height = props.height === undefined ? usualHeight : checkHeight(props.height);
  const stats = useMemo(() => statsOf(model), [model]);
  const decimals = decimalsFor(Math.max(Math.abs(stats.max), Math.abs(stats.min)));
  const format = useMemo(
    (): DayFormat => ({ unit, decimals, currentLabel, previousLabel }),
    [unit, decimals, currentLabel, previousLabel],
  );
  const track = useMemo(
    (): CursorTrack => ({ starts: model.starts, lanes: [{ key: barKeys.current, values: model.values }] }),
    [model],
  );
  const chart = useMemo(
    () => dayChart(model, (key) => !hidden.keys.has(key), { width, height, window: null, textScale }, format),
    [model, hidden.keys, width, height, textScale, format],
  );
  const summary = useMemo(() => summaryOf(byDay, format), [byDay, format]);
  const legend = { items: dayLegend(model, format), hidden, extra: dayLegendExtra(model) };
  const first = valueAt(byDay.starts, 0);
  const last = valueAt(byDay.starts, byDay.starts.length - 1);
  const title = `${quantity} per ${stepNoun[model.step]}`;
  const table = useMemo(
    () => ({
      caption: `${title}, ${unit}`,
      unit,
      rowCount: model.starts.length,
      rowHeadOf: (row: number) => stepLabel(model.step, valueAt(model.starts, row)).row,
      columns: () => dayColumns(model, format),
    }),
    [title, unit, model, format],
  );
  return (
    <ChartShell
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="section"
      period={byDay.starts.length === 0 ? '' : periodLabel('day', first, last)}
      total={stats.count > 0 ? quantityText(stats.sum, 0, unit) : null}
      summary={summary}
      isStale={props.isStale ?? false}
      unit={unit}
      measure={measure}
      width={width}
      textScale={textScale}
      height={height}
      view={undefined}
      onViewChange={undefined}
      chart={chart}
      emptyText={stats.count > 0 ? null : words.noData}
      track={track}
      store={store}
      window={null}
      table={table}
      legend={{ ...legend, place: 'beside' }}
      onCompare={undefined}
      handle={ref}
    />
  );
}
