import { useMemo } from 'react';

import { extentWithin } from '../core/scale/value-scale.ts';
import type { TimeSeries } from '../core/series.ts';
import { valueAt } from '../core/typed-array.ts';
import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable, TableColumn } from '../parts/data-table/table-column.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { seriesPeriod } from '../text/series-period.ts';
import { numberText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { dayProfileMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { dayProfileChart } from './day-profile-chart.tsx';
import { dayHours, dayProfileModel, type DayMeans } from './day-profile-model.ts';
import {
  dayMarks,
  dayName,
  dayProfileSummary,
  hourLabel,
  type DayProfileFormat,
} from './day-profile-text.ts';
import { checkHighLoad, type HighLoadHours } from './high-load.ts';

/** What a day profile shows. */
export interface DayProfileProps extends PanelChartProps {
  /** Hours or quarters of an hour. Keep its identity while the data is the same. */
  readonly data: TimeSeries;
  /** Whether four quarters add up to an hour (energy) or are averaged (power, prices); false when left out. */
  readonly hasSum?: boolean;
  /** Hours of high load, shown as a band. Keep its identity while it is the same. */
  readonly highLoad?: HighLoadHours;
  /** Period in words; from the first step to the last when left out. */
  readonly period?: string;
}

const keys: readonly DayMeans['key'][] = ['weekday', 'dayOff'];

function tableOf(
  days: readonly DayMeans[],
  { unit, decimals, language }: DayProfileFormat,
  title: string,
): ChartTable {
  const text = textsIn(dayProfileMessages, language);
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
    rowLabel: text('dayHour'),
    rowCount: dayHours,
    rowHeadOf: hourLabel,
    columns: () =>
      days.flatMap(({ key, mean, max }) => [
        column(key, text('mean', { day: dayName(key, language) }), mean),
        column(`${key}:max`, text('max', { day: dayName(key, language) }), max),
      ]),
  };
}

/**
 * How an ordinary day is used: the mean of each of its hours on working days and on days off (weekends and
 * public holidays), over all days of the period, with the hours of high load behind it. What the means hide is
 * said by the cursor and stands in the table: the highest value of each hour.
 *
 * @throws {ChartDataError} (while rendering) for steps longer than an hour, hours of high load that are not on
 * the clock face, and a height that is no positive number.
 */
export function DayProfile(props: DayProfileProps) {
  const { title, unit, data, hasSum = false } = props;
  const language = useChartLanguage();
  const store = useCursorStore();
  const room = useChartRoom(props.height);
  const { width, height, textScale } = room;
  const hidden = useHiddenSeries(keys);
  const highLoad = useMemo(() => checkHighLoad(props.highLoad), [props.highLoad]);
  const model = useMemo(() => dayProfileModel(data, hasSum), [data, hasSum]);
  const extent = useMemo(
    () => extentWithin(model.days.map(({ mean }) => ({ values: mean, range: [0, dayHours] as const }))),
    [model],
  );
  const format = useMemo(
    (): DayProfileFormat => ({
      unit,
      decimals: Math.min(1, decimalsFor(Math.max(0, ...(extent ?? []).map(Math.abs)))),
      highLoad,
      language,
    }),
    [unit, extent, highLoad, language],
  );
  const days = useMemo(() => model.days.filter(({ key }) => !hidden.keys.has(key)), [model, hidden.keys]);
  const track = useMemo(
    (): CursorTrack => ({
      starts: Float64Array.from({ length: dayHours }, (_, hour) => hour),
      lanes: days.map(({ key, mean }) => ({ key, values: mean })),
    }),
    [days],
  );
  const chart = useMemo(
    () => dayProfileChart(days, { width, height, textScale }, format),
    [days, width, height, textScale, format],
  );
  const table = useMemo(() => tableOf(days, format, title), [days, format, title]);
  const words = textsIn(chartMessages, language);
  const nothing = extent === null ? words('noData') : days.length === 0 ? words('noneVisible') : null;
  return (
    <PanelChart
      props={props}
      room={room}
      period={props.period ?? seriesPeriod(data, language)}
      summary={dayProfileSummary({ ...model, days }, format)}
      chart={chart}
      emptyText={nothing}
      track={track}
      store={store}
      table={table}
      legend={{
        items: keys.map((key) => ({ key, label: dayName(key, language), mark: dayMarks[key] })),
        hidden,
      }}
      legendPlace="beside"
    />
  );
}
