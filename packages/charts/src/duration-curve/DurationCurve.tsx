import { useMemo } from 'react';

import type { TimeSeries } from '../core/series.ts';
import { stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import { useChartWindow } from '../parts/chart-shell/useChartWindow.ts';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { numberText, qualityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage, useTexts } from '../parts/chart-language/ChartLanguage.tsx';
import { durationMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { durationChart } from './duration-chart.tsx';
import { checkLevel, countOver, durationModel, type DurationModel } from './duration-model.ts';
import { curveMark, durationSummary, overFill, type DurationFormat } from './duration-text.ts';

/** What a duration curve shows. */
export interface DurationCurveProps extends PanelChartProps {
  /** What is measured: `Effekt` when left out. */
  readonly label?: string;
  /** Power as the mean of each hour or quarter. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Subscribed power in the unit of the values; drawn as a level, and what exceeds it is marked. */
  readonly subscribedPower?: number;
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
}

function tableOf(model: DurationModel, format: DurationFormat, title: string): ChartTable {
  return {
    caption: `${title}, ${format.unit}`,
    unit: format.unit,
    rowLabel: textsIn(durationMessages, format.language)('rank'),
    rowCount: model.values.length,
    rowHeadOf: (row) =>
      `${row + 1}. ${stepLabel(model.step, valueAt(model.times, row), format.language).row}`,
    columns: () => [
      {
        key: 'value',
        label: format.label,
        valueOf: (row) => valueAt(model.values, row),
        textOf: (row) => numberText(valueAt(model.values, row), format.decimals),
        noteOf: (row) => qualityText(model.quality[row], format.language),
        sumOf: () => null,
      },
    ],
  };
}

/**
 * Power in order of size: for how large a share of the time each level is reached, how high the few peaks are,
 * and what exceeds the subscribed power. Every value stays on the curve; none is averaged away. The cursor goes
 * by hundreds or tens of values and into them; zooming shows the few highest in full.
 *
 * @throws {ChartDataError} (while rendering) for a subscribed power or height that cannot be drawn.
 */
export function DurationCurve(props: DurationCurveProps) {
  const language = useChartLanguage();
  const text = useTexts(durationMessages);
  const { title, label = text('power'), unit, data, subscribedPower } = props;
  const store = useCursorStore();
  const window = useChartWindow(store);
  const room = useChartRoom(props.height);
  const { width, height, textScale } = room;
  const model = useMemo(() => durationModel(data), [data]);
  const format = useMemo((): DurationFormat => {
    const level = checkLevel(subscribedPower);
    const largest = Math.max(Math.abs(valueAt(model.values, 0) || 0), Math.abs(level ?? 0));
    return { unit, label, level, language, decimals: Math.min(1, decimalsFor(largest)) };
  }, [unit, label, subscribedPower, model, language]);
  const over = format.level === null ? 0 : countOver(model.values, format.level);
  const track = useMemo(
    (): CursorTrack => ({
      step: 'rank',
      starts: Float64Array.from(model.values, (_, i) => i),
      lanes: [{ key: 'value', values: model.values }],
      marks: over > 0 && over < model.values.length ? [over] : [],
    }),
    [model, over],
  );
  const chart = useMemo(
    () => durationChart(model, { width, height, textScale, window }, format),
    [model, width, height, textScale, window, format],
  );
  const table = useMemo(() => tableOf(model, format, title), [model, format, title]);
  const extra: LegendItem[] = [{ key: 'value', label, mark: curveMark }];
  if (over > 0) extra.push({ key: 'over', label: text('over'), mark: { kind: 'fill', fill: overFill } });
  return (
    <PanelChart
      props={props}
      room={room}
      period={props.period ?? seriesPeriod(data, language)}
      summary={durationSummary(model, format)}
      chart={chart}
      emptyText={model.values.length === 0 ? textsIn(chartMessages, language)('noData') : null}
      track={track}
      store={store}
      window={window}
      table={table}
      extra={extra}
      legendPlace="beside"
    />
  );
}
