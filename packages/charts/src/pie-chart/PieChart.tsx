import { useMemo } from 'react';

import { decimalsFor } from '../core/units.ts';
import type { CursorTrack } from '../cursor/cursor.ts';
import { useCursorStore } from '../parts/chart-group/ChartGroup.tsx';
import type { TitledPanelProps } from '../parts/chart-shell/chart-props.ts';
import { PanelChart } from '../parts/chart-shell/PanelChart.tsx';
import type { ChartTable } from '../parts/data-table/table-column.ts';
import { useChartRoom } from '../parts/plot/useChartRoom.ts';
import { numberText, quantityText } from '../text/values.ts';
import { shareMessages } from '../share-bar/messages.ts';
import { useChartLanguage } from '../parts/chart-language/ChartLanguage.tsx';
import { pieMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { pieChart } from './pie-chart.tsx';
import { pieHeight } from './pie-layout.ts';
import { pieModel, type PieModel, type PieSlice } from './pie-model.ts';
import { pieSummary, type PieFormat } from './pie-text.ts';

/** What a pie chart shows. */
export interface PieChartProps extends TitledPanelProps {
  /** What the parts are: `Källa` when left out. */
  readonly partLabel?: string;
  /** In their fixed order. Beyond ten the nine largest stay and the rest becomes "Övriga". Keep the array's identity while the data is the same. */
  readonly slices: readonly PieSlice[];
  /** Decimals of the shares, 0–2; 2 when left out, as origin labelling is published. */
  readonly shareDecimals?: 0 | 1 | 2;
  /** Period in words: "2024". */
  readonly period: string;
}

function tableOf(model: PieModel, format: PieFormat, caption: string, rowLabel: string): ChartTable {
  const isShares = format.unit === '%';
  const share = {
    key: 'share',
    label: textsIn(pieMessages, format.language)('share'),
    unit: '%',
    valueOf: (row: number) => model.parts[row]?.share ?? Number.NaN,
    textOf: (row: number) => numberText(model.parts[row]?.share ?? Number.NaN, format.shareDecimals),
    noteOf: () => null,
    sumOf: () => (model.parts.length === 0 ? null : numberText(100, format.shareDecimals)),
  };
  const value = {
    key: 'value',
    label: textsIn(pieMessages, format.language)('value'),
    unit: format.unit,
    valueOf: (row: number) => model.parts[row]?.value ?? Number.NaN,
    textOf: (row: number) => numberText(model.parts[row]?.value ?? Number.NaN, format.decimals),
    noteOf: () => null,
    sumOf: () => numberText(model.sum, format.decimals),
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
  const language = useChartLanguage();
  const { title, unit, slices, shareDecimals = 2 } = props;
  const { partLabel = textsIn(pieMessages, language)('source') } = props;
  const store = useCursorStore();
  const model = useMemo(() => pieModel(slices, shareDecimals, language), [slices, shareDecimals, language]);
  const room = useChartRoom(undefined, (width, textScale) => pieHeight(model.parts.length, width, textScale));
  const { width, textScale } = room;
  const format = useMemo(
    (): PieFormat => ({ unit, decimals: decimalsFor(model.sum), shareDecimals, language }),
    [unit, model, shareDecimals, language],
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
    <PanelChart
      props={props}
      room={room}
      period={props.period}
      total={isEmpty || unit === '%' ? null : quantityText(model.sum, format.decimals, unit)}
      summary={pieSummary(model, format)}
      chart={chart}
      emptyText={isEmpty ? textsIn(shareMessages, language)('noParts') : null}
      track={track}
      store={store}
      table={table}
      legendPlace="none"
    />
  );
}
