import { useMemo, type Ref } from 'react';

import type { TimeSeries } from '../core/series.ts';
import { periodLabel, stepLabel } from '../core/time/step-label.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { checkHeight, heightFor } from '../layout/plot-box.ts';
import type { HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import { ChartShell } from '../parts/chart-shell/ChartShell.tsx';
import type { ChartHandle } from '../parts/chart-shell/useExport.ts';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import { numberText, qualityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import { durationChart } from './duration-chart.tsx';
import { checkLevel, countOver, durationModel, type DurationModel } from './duration-model.ts';
import { curveMark, durationSummary, type DurationFormat } from './duration-text.ts';

/** What a duration curve shows. */
export interface DurationCurveProps {
  readonly title: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** What is measured: `Effekt` when left out. */
  readonly label?: string;
  /** Unit of the values, for example `kW`. */
  readonly unit: string;
  /** Power as the mean of each hour or quarter. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Subscribed power in the unit of the values; drawn as a level, and what exceeds it is marked. */
  readonly subscribedPower?: number;
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
  /** Height of the picture, px; by its width when left out. */
  readonly height?: number;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** For files of the chart made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

const noHidden: readonly string[] = [];

function periodOf({ step, starts }: TimeSeries): string {
  return starts.length === 0 ? '' : periodLabel(step, valueAt(starts, 0), valueAt(starts, starts.length - 1));
}

function tableOf(model: DurationModel, format: DurationFormat, title: string): ChartTable {
  return {
    caption: `${title}, ${format.unit}`,
    unit: format.unit,
    rowLabel: words.rank,
    rowCount: model.values.length,
    rowHeadOf: (row) => `${row + 1}. ${stepLabel(model.step, valueAt(model.times, row)).row}`,
    columns: () => [
      {
        key: 'value',
        label: format.label,
        valueOf: (row) => valueAt(model.values, row),
        textOf: (row) => numberText(valueAt(model.values, row), format.decimals),
        noteOf: (row) => qualityText(model.quality[row]),
        sumOf: () => null,
      },
    ],
  };
}

/**
 * Power in order of size: for how large a share of the time each level is reached, how high the few peaks are,
 * and what exceeds the subscribed power. Every value stays on the curve; none is averaged away.
 *
 * @throws {ChartDataError} (while rendering) for a subscribed power or height that cannot be drawn.
 */
export function DurationCurve(props: DurationCurveProps) {
  const { title, label = words.power, unit, data, subscribedPower, ref } = props;
  const store = useCursorStore();
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const hidden = useHiddenSeries(noHidden);
  const height = props.height === undefined ? heightFor(width) : checkHeight(props.height);
  const model = useMemo(() => durationModel(data), [data]);
  const format = useMemo((): DurationFormat => {
    const level = checkLevel(subscribedPower);
    const largest = Math.max(Math.abs(valueAt(model.values, 0) || 0), Math.abs(level ?? 0));
    return { unit, label, level, decimals: Math.min(1, decimalsFor(largest)) };
  }, [unit, label, subscribedPower, model]);
  const track = useMemo((): CursorTrack => {
    const over = format.level === null ? 0 : countOver(model.values, format.level);
    return {
      starts: Float64Array.from(model.values, (_, i) => i),
      lanes: [{ key: 'value', values: model.values }],
      marks: over > 0 && over < model.values.length ? [over] : [],
    };
  }, [model, format]);
  const chart = useMemo(
    () => durationChart(model, { width, height, textScale }, format),
    [model, width, height, textScale, format],
  );
  const table = useMemo(() => tableOf(model, format, title), [model, format, title]);
  const isEmpty = model.values.length === 0;
  const extra: LegendItem[] = [{ key: 'value', label, mark: curveMark }];
  return (
    <ChartShell
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="panel"
      period={props.period ?? periodOf(data)}
      total={null}
      summary={durationSummary(model, format)}
      isStale={props.isStale ?? false}
      unit={unit}
      measure={measure}
      width={width}
      textScale={textScale}
      height={height}
      view={undefined}
      onViewChange={undefined}
      chart={chart}
      emptyText={isEmpty ? words.noData : null}
      track={track}
      store={store}
      window={null}
      table={table}
      legend={{ items: [], hidden, extra, place: 'below' }}
      onCompare={undefined}
      handle={ref}
    />
  );
}
