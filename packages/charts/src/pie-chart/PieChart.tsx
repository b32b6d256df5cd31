import { useMemo, type Ref } from 'react';

import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import type { HeadingLevel } from '../parts/chart-figure/ChartFigure.tsx';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import { ChartShell } from '../parts/chart-shell/ChartShell.tsx';
import type { ChartHandle } from '../parts/chart-shell/useExport.ts';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import { useHiddenSeries } from '../parts/legend/useHiddenSeries.ts';
import { useElementWidth } from '../parts/plot/useElementWidth.ts';
import { quantityText } from '../text/values.ts';
import { words } from '../text/words.ts';
import { pieChart } from './pie-chart.tsx';
import { pieHeight } from './pie-layout.ts';
import { pieModel, type PieModel, type PieSlice } from './pie-model.ts';
import { pieSummary, shareText, type PieFormat } from './pie-text.ts';

/** What a pie chart shows. */
export interface PieChartProps {
  readonly title: string;
  /** Level of the heading in its page; 2 when left out. */
  readonly headingLevel?: HeadingLevel;
  /** Unit of the values; `%` when they are shares already. */
  readonly unit: string;
  /** What the parts are: `Källa` when left out. */
  readonly partLabel?: string;
  /** In their fixed order. Beyond ten the nine largest stay and the rest becomes "Övriga". Keep the array's identity while the data is the same. */
  readonly slices: readonly PieSlice[];
  /** Decimals of the shares, 0–2; 2 when left out, as origin labelling is published. */
  readonly shareDecimals?: 0 | 1 | 2;
  /** Period in words: "2024". */
  readonly period: string;
  /** Newer data is on its way: the old stays readable, dimmed. */
  readonly isStale?: boolean;
  /** For files of the chart made by the app. */
  readonly ref?: Ref<ChartHandle>;
}

const noHidden: readonly string[] = [];

function tableOf(model: PieModel, format: PieFormat, caption: string, rowLabel: string): ChartTable {
  const isShares = format.unit === '%';
  const share = {
    key: 'share',
    label: words.share,
    unit: '%',
    valueOf: (row: number) => model.parts[row]?.share ?? Number.NaN,
    textOf: (row: number) => shareText(model.parts[row]?.share ?? Number.NaN, format),
    noteOf: () => null,
    sumOf: () => (model.parts.length === 0 ? null : shareText(100, format)),
  };
  const value = {
    key: 'value',
    label: words.value,
    valueOf: (row: number) => model.parts[row]?.value ?? Number.NaN,
    textOf: (row: number) =>
      quantityText(model.parts[row]?.value ?? Number.NaN, format.decimals, format.unit),
    noteOf: () => null,
    sumOf: () => quantityText(model.sum, format.decimals, format.unit),
  };
  return {
    caption,
    unit: format.unit,
    rowLabel,
    rowCount: model.parts.length,
    rowHeadOf: (row) => model.parts[row]?.label ?? '',
    columns: () => (isShares ? [share] : [share, value]),
  };
}

/**
 * Parts of a whole, as the law asks of electricity suppliers for the origin of electricity (EIFS 2013:6): a pie
 * with every name and percent beside it. Each part has a pattern as well as a colour, and the shares are always
 * 100 % together.
 *
 * @throws {ChartDataError} (while rendering) for parts that are negative, infinite or NaN, and keys that occur twice.
 */
export function PieChart(props: PieChartProps) {
  const { title, unit, slices, partLabel = words.source, shareDecimals = 2, ref } = props;
  const store = useCursorStore();
  const [measure, width, textScale] = useElementWidth<HTMLDivElement>();
  const hidden = useHiddenSeries(noHidden);
  const model = useMemo(() => pieModel(slices, shareDecimals), [slices, shareDecimals]);
  const format = useMemo(
    (): PieFormat => ({ unit, decimals: decimalsFor(model.sum), shareDecimals }),
    [unit, model, shareDecimals],
  );
  const track = useMemo(
    (): CursorTrack => ({
      starts: Float64Array.from(model.parts, (_, i) => i),
      lanes: [{ key: 'share', values: Float64Array.from(model.parts, ({ value }) => value) }],
    }),
    [model],
  );
  const chart = useMemo(
    () => pieChart(model, { width, textScale, partLabel }, format),
    [model, width, textScale, partLabel, format],
  );
  const table = useMemo(
    () => tableOf(model, format, `${title}, ${unit}`, partLabel),
    [model, format, title, unit, partLabel],
  );
  const isEmpty = Number.isNaN(model.sum);
  return (
    <ChartShell
      title={title}
      headingLevel={props.headingLevel ?? 2}
      size="panel"
      period={props.period}
      total={isEmpty || unit === '%' ? null : quantityText(model.sum, format.decimals, unit)}
      summary={pieSummary(model, format)}
      isStale={props.isStale ?? false}
      unit={unit}
      measure={measure}
      width={width}
      textScale={textScale}
      height={pieHeight(model.parts.length, width, textScale)}
      view={undefined}
      onViewChange={undefined}
      chart={chart}
      emptyText={isEmpty ? words.noParts : null}
      track={track}
      store={store}
      window={null}
      table={table}
      legend={{ items: [], hidden, extra: [], place: 'none' }}
      onCompare={undefined}
      handle={ref}
    />
  );
}
