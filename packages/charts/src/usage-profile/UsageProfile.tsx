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
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { usageProfileMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import type { Language } from '@vinrod/locale/messages/language';
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

function legendIn(language: Language): readonly LegendItem[] {
  const text = textsIn(usageProfileMessages, language);
  return [
    { key: 'mean', label: text('mean'), mark: profileMarks.mean },
    { key: 'range', label: text('lowestToHighest'), mark: profileMarks.range },
  ];
}

function tableOf(
  model: ProfileModel,
  { unit, decimals, language }: ProfileFormat,
  title: string,
): ChartTable {
  const text = textsIn(usageProfileMessages, language);
  const missing = textsIn(chartMessages, language)('missing');
  const column = (key: string, label: string, values: Float64Array): TableColumn => ({
    key,
    label,
    valueOf: (row) => valueAt(values, row),
    textOf: (row) => numberText(valueAt(values, row), decimals),
    noteOf: (row) => (Number.isNaN(valueAt(values, row)) ? missing : null),
    sumOf: () => null,
  });
  return {
    caption: `${title}, ${unit}`,
    unit,
    rowLabel: text('weekHour'),
    rowCount: weekHours,
    rowHeadOf: (row) => weekHourLabel(row, language),
    columns: () => [
      column('mean', text('mean'), model.mean),
      column('min', text('lowest'), model.min),
      column('max', text('highest'), model.max),
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
  const language = useChartLanguage();
  const store = useCursorStore();
  const room = useChartRoom(props.height);
  const { width, height, textScale } = room;
  const model = useMemo(() => profileModel(data, hasSum), [data, hasSum]);
  const extent = useMemo(
    () => extentWithin([model.min, model.max].map((values) => ({ values, range: [0, weekHours] }))),
    [model],
  );
  const format = useMemo(
    (): ProfileFormat => ({
      unit,
      language,
      decimals: decimalsFor(Math.max(0, ...(extent ?? []).map(Math.abs))),
    }),
    [unit, extent, language],
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
      period={props.period ?? seriesPeriod(data, language)}
      summary={profileSummary(model, format)}
      chart={chart}
      emptyText={extent === null ? textsIn(chartMessages, language)('noData') : null}
      track={track}
      store={store}
      table={table}
      extra={legendIn(language)}
    />
  );
}
