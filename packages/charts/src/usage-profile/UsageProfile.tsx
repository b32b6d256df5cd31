import { useMemo } from 'react';

import type { TimeSeries } from '../core/series.ts';
import { extentWithin } from '../core/scale/value-scale.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable, TableColumn } from '../parts/data-table/table-column.ts';
import type { LegendItem } from '../parts/legend/Legend.tsx';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { numberText } from '../text/values.ts';
import { chartWords } from '../text/chart-words.ts';
import { words } from '../text/words.ts';
import { profileChart } from './profile-chart.tsx';
import { profileModel, weekHours, type ProfileModel } from './profile-model.ts';
import { profileMarks, profileSummary, weekHourLabel, type ProfileFormat } from './profile-text.ts';

/** What a usage profile shows. */
export interface UsageProfileProps extends PanelChartProps {
  /** Hours or quarters of an hour. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Whether four quarters add up to an hour (energy) or are averaged (power, prices); true when left out. */
  readonly hasSum?: boolean;
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
}

const legend: readonly LegendItem[] = [
  { key: 'mean', label: chartWords.mean, mark: profileMarks.mean },
  { key: 'range', label: chartWords.lowestToHighest, mark: profileMarks.range },
];

function tableOf(model: ProfileModel, { unit, decimals }: ProfileFormat, title: string): ChartTable {
  const column = (key: string, label: string, values: Float64Array): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), decimals),
    noteOf: (row) => (Number.isNaN(valueAt(values, row)) ? words.missing : null),
    sumOf: () => null,
  });
  return {
    caption: `${title}, ${unit}`,
    unit,
    rowLabel: chartWords.weekHour,
    rowCount: weekHours,
    rowHeadOf: weekHourLabel,
    columns: () => [
      column('mean', chartWords.mean, model.mean),
      column('min', chartWords.lowest, model.min),
      column('max', chartWords.highest, model.max),
    ],
  };
}

/**
 * How an ordinary week is used: the mean of each of its 168 hours, over all weeks of the period, with the
 * lowest and highest value behind it so that the mean hides no peak. Saturday and Sunday are shaded.
 *
 * @throws {ChartDataError} (while rendering) for steps longer than an hour and a height that is no positive number.
 */
export function UsageProfile(props: UsageProfileProps) {
  const { title, unit, data, hasSum = true } = props;
  const store = useCursorStore();
  const room = useChartRoom(props.height);
  const { width, height, textScale } = room;
  const model = useMemo(() => profileModel(data, hasSum), [data, hasSum]);
  const extent = useMemo(
    () => extentWithin([model.min, model.max].map((values) => ({ values, range: [0, weekHours] }))),
    [model],
  );
  const format = useMemo(
    (): ProfileFormat => ({ unit, decimals: decimalsFor(Math.max(0, ...(extent ?? []).map(Math.abs))) }),
    [unit, extent],
  );
  const track = useMemo(
    (): CursorTrack => ({
      starts: Float64Array.from(model.mean, (_, i) => i),
      lanes: [{ key: 'mean', values: model.mean }],
    }),
    [model],
  );
  const chart = useMemo(
    () => profileChart(model, { width, height, textScale }, format),
    [model, width, height, textScale, format],
  );
  const table = useMemo(() => tableOf(model, format, title), [model, format, title]);
  return (
    <PanelChart
      props={props}
      room={room}
      period={props.period ?? seriesPeriod(data)}
      summary={profileSummary(model, format)}
      chart={chart}
      emptyText={extent === null ? words.noData : null}
      track={track}
      store={store}
      table={table}
      extra={legend}
    />
  );
}
