import { useMemo, type Ref } from 'react';

import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { stepsWithin } from '../cursor/window.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { largestOf, lineModel } from '../line-graph/line-model.ts';
import type { ShownLines } from '../line-graph/line-tooltip.ts';
import { lineSummary } from '../line-graph/line-summary.ts';
import { lineRowHead, lineTableColumns } from '../line-graph/line-table.ts';
import type { HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import { ChartShell } from '../parts/chart-shell/ChartShell.tsx';
import { useChartWindow, useKeptWindow } from '../parts/chart-shell/useChartWindow.ts';
import type { ChartHandle } from '../parts/chart-shell/useExport.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import type { ChartView } from '../parts/toolbar/ChartToolbar.tsx';
import { quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { missingKeyMessages } from '../text/messages/missing-key.ts';
import { dottedKey } from '../text/words.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { classColor, heatChart, qualityKey } from './heat-chart.tsx';
import { companionColumns, placeCompanions, type HeatMapCompanion } from './heat-companions.ts';
import { heatHeight } from './heat-layout.ts';
import { checkDays, classCount, heatRows, heatStep, hourMeans } from './heat-model.ts';
import { patternText } from './heat-text.ts';

/** What a heat map shows. */
export interface HeatMapProps {
  readonly title: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** What is measured, for example `Förbrukning`. */
  readonly label: string;
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Hours or quarters of an hour. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** What held at the same time: spot price, temperature. Said and tabled, not drawn. Keep the array's identity while the data is the same. */
  readonly companions?: readonly HeatMapCompanion[];
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
  /** Whether values of several steps may be added up (not prices or temperatures); true when left out. */
  readonly hasSum?: boolean;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** Diagram or table, when the app keeps it (in its address, say); otherwise the chart does. */
  readonly view?: ChartView;
  /** Called with the view the reader asks for. */
  readonly onViewChange?: (view: ChartView) => void;
  /** What is shown, when the app keeps it; null is everything. */
  readonly window?: TimeWindow | null;
  /** Called with what the reader zooms or pans to; null is everything. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
  /** For files of the chart made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

const key = 'value';
const noCompanions: readonly HeatMapCompanion[] = [];

/**
 * A series as coloured cells, a row per local day and a column per hour, so that the pattern of the day and
 * the week is seen at once. Values that are missing are hatched, estimated and incomplete ones carry a dot, and days of 23 and
 * 25 hours show what the clock did. Up to 62 days have rows of their own; longer periods become thin rows with
 * the names of months. The number of elements does not grow with the data.
 *
 * @throws {ChartDataError} (while rendering) for steps other than hours and quarters, times that are not the start
 * of a step, more than five years, and companions with the same key.
 */
export function HeatMap(props: HeatMapProps) {
  const { title, label, unit, data, hasSum = true, ref } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const window = useChartWindow(store);
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const hidden = useHiddenSeries([key]);
  const model = useMemo(
    () => lineModel([{ key, label, data }], undefined, language),
    [label, data, language],
  );
  const step = heatStep(model.step);
  checkDays(model.starts);
  const shown = useMemo((): ShownLines => {
    const format = { unit, hasSum, earlierLabel: '', decimals: decimalsFor(largestOf(model.lines)) };
    return { model, visible: model.lines, format, annotations: [] };
  }, [model, unit, hasSum]);
  const track = useMemo(
    (): CursorTrack => ({ step, starts: model.starts, lanes: model.lines, isSummed: hasSum }),
    [step, model, hasSum],
  );
  useKeptWindow(store, track, { window: props.window, onWindowChange: props.onWindowChange });
  const height = useMemo(
    () => heatHeight(heatRows(model.starts, stepsWithin(model.starts, window)).length, width, textScale),
    [model, window, width, textScale],
  );
  const [line] = model.lines;
  const companions = useMemo(
    () => placeCompanions(props.companions ?? noCompanions, model.starts),
    [props.companions, model],
  );
  const chart = useMemo(
    () => (line ? heatChart({ shown, line, companions }, { width, height, window, textScale }) : null),
    [shown, line, companions, width, height, window, textScale],
  );
  const summary = useMemo(() => {
    const all = [0, model.starts.length] as const;
    const values = line?.values ?? new Float64Array(0);
    const means = hourMeans({ starts: model.starts, values, step }, all, hasSum);
    return `${lineSummary(shown, [])} ${patternText(means, shown.format.decimals, unit, language)}`.trim();
  }, [shown, model, line, step, hasSum, unit, language]);
  const table = useMemo(
    () => ({
      caption: `${title}, ${unit}`,
      unit,
      rowCount: model.starts.length,
      rowHeadOf: lineRowHead(model),
      columns: () => [...lineTableColumns(shown), ...companionColumns(companions, model.language)],
    }),
    [title, unit, model, shown, companions],
  );
  const stats = line ? statsOf(line) : null;
  const isEmpty = stats === null || stats.count === 0;
  const extra: LegendItem[] = [];
  if (width > 0 && isNarrowFor(width, textScale)) {
    extra.push({ key, label, mark: { kind: 'bar', color: classColor(classCount - 3), isTinted: false } });
    for (const one of companions) extra.push({ key: one.key, label: one.label, mark: { kind: 'none' } });
    extra.push({
      key: qualityKey,
      label: textsIn(heatMapMessages, language)('quality'),
      mark: { kind: 'none' },
    });
  }
  if (stats && stats.missing > 0) {
    extra.push({
      key: 'missing',
      label: textsIn(missingKeyMessages, language)('missing'),
      mark: { kind: 'missing' },
    });
  }
  const dotted = stats ? dottedKey(stats, language) : null;
  if (dotted !== null) extra.push({ key: 'estimated', label: dotted, mark: { kind: 'estimated' } });
  return (
    <ChartShell
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="panel"
      period={props.period ?? windowText(model, null)}
      total={hasSum && stats && !isEmpty ? quantityText(stats.sum, decimalsFor(stats.sum), unit) : null}
      summary={summary}
      isStale={props.isStale ?? false}
      unit={unit}
      measure={measure}
      width={width}
      textScale={textScale}
      height={height}
      view={props.view}
      onViewChange={props.onViewChange}
      chart={chart}
      emptyText={isEmpty ? textsIn(chartMessages, language)('noData') : null}
      track={track}
      store={store}
      window={window}
      table={table}
      legend={{ items: [], hidden, extra, place: extra.length > 0 ? 'beside' : 'none' }}
      onCompare={undefined}
      handle={ref}
    />
  );
}
