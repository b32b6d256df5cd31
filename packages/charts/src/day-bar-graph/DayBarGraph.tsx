import { useMemo } from 'react';

import type { TimeSeries } from '../core/series.ts';
import { statsOf } from '../core/stats.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import { isNarrowFor } from '../layout/plot-box.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import { useChartWindow, useKeptWindow } from '../parts/chart-shell/useChartWindow.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { summaryText } from '../text/summary.ts';
import { stepName } from '../text/step-name.ts';
import { quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { stepNoun } from '../text/words.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { dayBarMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { dayChart, dayColumns, dayLegend, dayLegendExtra } from './day-chart.tsx';
import { dayModel, type BarModel, type DayBarDay } from './day-model.ts';
import { barKeys, type DayFormat } from './day-tooltip.ts';
import { barModels, barTrack, drawnModel } from './drawn-bars.ts';

/** What a day bar graph shows. */
export interface DayBarGraphProps extends PanelProps {
  /** What is measured, for example `Förbrukning`; the title becomes "Förbrukning per dygn". */
  readonly quantity: string;
  /** In order of time. Keep the array's identity while the data is the same. */
  readonly days: readonly DayBarDay[];
  /** Hours of the same days, when the app has them: the reader can then go into a day. Keep its identity while the data is the same. */
  readonly hours?: TimeSeries;
  /** This period, for example `2026`. */
  readonly currentLabel: string;
  /** The period one year before, for example `2025`. */
  readonly previousLabel: string;
  /**
   * Whether both periods are whole: a change is told only then. A day can have a value and lack hours, which only the
   * app knows.
   *
   * @default true
   */
  readonly isComparable?: boolean;
  /** Called with what the reader goes into; null is everything. Hours can wait until a day is near. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
}

const narrowHeight = 220;
const wideHeight = 300;

function usualHeight(width: number, textScale: number): number {
  return width > 0 && isNarrowFor(width, textScale) ? narrowHeight : wideHeight;
}

/** The summary is always about days: the sum of a week that the period cuts is no extreme. */
function summaryOf(model: BarModel, format: DayFormat, isComparable: boolean): string {
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
    comparisons: isComparable ? [before] : [],
    hasSum: true,
    language: format.language,
  });
}

/**
 * A quantity per local day as bars, days off in a lighter tint, under last year's mean over seven days; in
 * narrow charts per ISO week. The reader can go into a month, and into the hours of a day where the app has them.
 * Legend, keyboard, summary and table are those of the line graph.
 *
 * @throws {ChartDataError} (while rendering) for dates that are no dates or do not rise, infinite values, hours
 * that are no hours, and a height that is no positive number.
 */
export function DayBarGraph(props: DayBarGraphProps) {
  const { quantity, unit, days, hours, currentLabel, previousLabel, isComparable = true } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const window = useChartWindow(store);
  const room = useChartRoom(props.height, usualHeight);
  const { width, height, textScale } = room;
  const hidden = useHiddenSeries([barKeys.current, barKeys.previous]);
  const byDay = useMemo(() => dayModel(days, quantity), [days, quantity]);
  const models = useMemo(() => barModels(byDay, hours), [byDay, hours]);
  const model = drawnModel(models, window, width);
  const stats = useMemo(() => statsOf(model), [model]);
  const decimals = decimalsFor(Math.max(Math.abs(stats.max), Math.abs(stats.min)));
  const format = useMemo(
    (): DayFormat => ({ unit, decimals, currentLabel, previousLabel, language }),
    [unit, decimals, currentLabel, previousLabel, language],
  );
  const track = useMemo(() => barTrack(model, models), [model, models]);
  useKeptWindow(store, track, { window: undefined, onWindowChange: props.onWindowChange });
  const chart = useMemo(
    () => dayChart(models, (key) => !hidden.keys.has(key), { width, height, window, textScale }, format),
    [models, hidden.keys, width, height, window, textScale, format],
  );
  const ofDays = statsOf(byDay);
  const summary = useMemo(() => {
    const largest = Math.max(Math.abs(ofDays.max), Math.abs(ofDays.min));
    return summaryOf(byDay, { ...format, decimals: decimalsFor(largest) }, isComparable);
  }, [byDay, ofDays, format, isComparable]);
  const step = stepNoun(model.step, language);
  const title = textsIn(dayBarMessages, language)('title', { quantity, step });
  const table = useMemo(
    () => ({
      caption: `${title}, ${unit}`,
      unit,
      rowCount: model.starts.length,
      rowHeadOf: (row: number) =>
        stepName(model.step, valueAt(model.starts, row), model.covered, language).row,
      columns: () => dayColumns(model, format),
    }),
    [title, unit, model, format, language],
  );
  return (
    <PanelChart
      props={{ ...props, title }}
      room={room}
      size="section"
      period={seriesPeriod(byDay, language)}
      total={ofDays.count > 0 ? quantityText(ofDays.sum, 0, unit) : null}
      summary={summary}
      chart={chart}
      emptyText={ofDays.count > 0 ? null : textsIn(chartMessages, language)('noData')}
      track={track}
      store={store}
      window={window}
      table={table}
      legend={{ items: dayLegend(model, format), hidden }}
      extra={dayLegendExtra(model, language)}
      legendPlace="beside"
    />
  );
}
