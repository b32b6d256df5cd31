import { useMemo, useState, type Ref } from 'react';

import { statsOf } from '../core/stats.ts';
import type { CoveredDays } from '../core/time/covered.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { startOfStep } from '../core/time/steps.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { checkHeight, heightFor } from '../layout/plot-box.ts';
import type { HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import { ChartShell } from '../parts/chart-shell/ChartShell.tsx';
import { useChartWindow, useKeptWindow } from '../parts/chart-shell/useChartWindow.ts';
import type { ChartHandle } from '../parts/chart-shell/useExport.ts';
import * as legendStyles from '../parts/legend/Legend.css.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import type { ChartView } from '../parts/toolbar/ChartToolbar.tsx';
import { quantityText } from '../text/values.ts';
import { windowText } from '../text/window-text.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage, useTexts } from '../parts/chart-language/ChartLanguage.tsx';
import { lineGraphMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { isEmpty, legendExtras, legendItems, lineChart } from './line-chart.tsx';
import { largestOf, lineModel, withoutEarlier, type LineGraphSeries } from './line-model.ts';
import type { ShownLines } from './line-tooltip.ts';
import { lineSummary } from './line-summary.ts';
import { lineRowHead, lineTableColumns } from './line-table.ts';
import * as referenceStyles from './ReferenceMarks.css.ts';
import { checkThresholds, placeAnnotations, type Annotation, type Threshold } from './references.ts';

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
  /**
   * The days that the values are of, when the first or last week, month or year may reach beyond them: such a step is
   * marked as a part, named by its own days, and no extreme. Keep the object's identity while it is the same.
   */
  readonly covers?: CoveredDays;
  /** Whether values of several series, and of several steps, may be added up (not prices or temperatures); true when left out. */
  readonly hasSum?: boolean;
  /** Name of the period that series are compared with, within a sentence: "maj–okt 2025". */
  readonly earlierLabel?: string;
  /**
   * Whether the change from the earlier period is told in the summary: only of whole periods, which only the app knows.
   *
   * @default true
   */
  readonly isComparable?: boolean;
  /** Levels that the values are compared with. Keep the array's identity while it is the same. */
  readonly thresholds?: readonly Threshold[];
  /** What happened or is suggested. Keep the array's identity while it is the same. */
  readonly annotations?: readonly Annotation[];
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** Diagram or table, when the app keeps it (in its address, say); otherwise the graph does. */
  readonly view?: ChartView;
  /** Called with the view the reader asks for. */
  readonly onViewChange?: (view: ChartView) => void;
  /** What is shown, when the app keeps it (beside a period ruler, say); null is everything. */
  readonly window?: TimeWindow | null;
  /** Called with what the reader zooms or pans to; null is everything. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
  /** For files of the graph made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

const noThresholds: readonly Threshold[] = [];
const noAnnotations: readonly Annotation[] = [];

function totalText({ visible, format }: ShownLines): string | null {
  const sums = visible.map((line) => statsOf(line).sum).filter((sum) => !Number.isNaN(sum));
  if (!format.hasSum || sums.length === 0) return null;
  const total = sums.reduce((sum, one) => sum + one, 0);
  return quantityText(total, decimalsFor(total), format.unit);
}

/**
 * Metered series over time as lines: zoom, crosshair and keyboard, legend, generated summary, and a table with
 * the same values. Times are Swedish local time whatever the zone of the browser.
 *
 * @throws {ChartDataError} (while rendering) for input that no truthful picture can be drawn from.
 */
export function LineGraph(props: LineGraphProps) {
  const language = useChartLanguage();
  const text = useTexts(lineGraphMessages);
  const { title, unit, series, hasSum = true, earlierLabel = text('earlier'), ref } = props;
  const store = useCursorStore();
  const window = useChartWindow(store);
  const [isCompared, setCompared] = useState(true);
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const height =
    props.height === undefined ? heightFor(width / textScale) * textScale : checkHeight(props.height);
  const whole = useMemo(() => lineModel(series, props.covers, language), [series, props.covers, language]);
  const model = useMemo(() => (isCompared ? whole : withoutEarlier(whole)), [whole, isCompared]);
  const annotations = useMemo(
    () => placeAnnotations(props.annotations ?? noAnnotations),
    [props.annotations],
  );
  const thresholds = useMemo(() => checkThresholds(props.thresholds ?? noThresholds), [props.thresholds]);
  const hidden = useHiddenSeries(useMemo(() => model.lines.map(({ key }) => key), [model]));
  const shown = useMemo((): ShownLines => {
    const visible = model.lines.filter(({ key }) => !hidden.keys.has(key));
    const format = { unit, hasSum, earlierLabel, decimals: decimalsFor(largestOf(model.lines)) };
    return { model, visible, format, annotations };
  }, [model, hidden.keys, unit, hasSum, earlierLabel, annotations]);
  const track = useMemo((): CursorTrack => {
    const marks = annotations.map(({ time }) => time);
    const { step, starts, covered } = model;
    return { step, starts, covered, lanes: shown.visible, isSummed: hasSum, marks };
  }, [model, shown, hasSum, annotations]);
  useKeptWindow(store, track, { window: props.window, onWindowChange: props.onWindowChange });
  const chart = useMemo(
    () => lineChart({ shown, track, thresholds, annotations }, { width, height, window, textScale }),
    [shown, track, thresholds, annotations, width, height, window, textScale],
  );
  const isComparable = props.isComparable ?? true;
  const summary = useMemo(
    () => lineSummary(shown, thresholds, isComparable),
    [shown, thresholds, isComparable],
  );
  const table = useMemo(
    () => ({
      caption: `${title}, ${unit}`,
      unit,
      rowCount: model.starts.length,
      rowHeadOf: lineRowHead(model),
      columns: () => lineTableColumns(shown),
    }),
    [title, unit, model, shown],
  );
  const extra = useMemo(() => legendExtras(shown), [shown]);
  const items = useMemo(() => legendItems(model), [model]);
  const period = useMemo(() => windowText(model, null), [model]);
  const hasLegend = model.lines.length > 1 || extra.length > 0;
  const words = textsIn(chartMessages, language);
  const nothing = isEmpty(model) ? words('noData') : shown.visible.length === 0 ? words('noneVisible') : null;
  return (
    <ChartShell
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="panel"
      period={props.period ?? period}
      total={totalText(shown)}
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
      emptyText={nothing}
      track={track}
      store={store}
      window={window}
      table={table}
      legend={{ items, hidden, extra, place: hasLegend ? 'below' : 'none' }}
      onCompare={whole.earlier.size > 0 ? () => setCompared(!isCompared) : undefined}
      handle={ref}
    >
      {annotations.length > 0 && (
        <ol className={referenceStyles.list} aria-label={text('notes')}>
          {annotations.map(({ key, label, time, end }) => (
            <li key={key}>
              {label} ({windowText(model, { from: startOfStep(model.step, time), to: end })})
            </li>
          ))}
        </ol>
      )}
      {model.lines.length > 1 && <p className={legendStyles.hint}>{text('legendHint')}</p>}
    </ChartShell>
  );
}
