import type { TimeWindow } from '../../core/time/levels.ts';
import type { CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import type { ChartTable } from '../data-table/table-column.ts';
import type { LegendItem } from '../legend/Legend.tsx';
import { useHiddenSeries, type HiddenSeries } from '../legend/useHiddenSeries.ts';
import type { ChartRoom } from '../plot/useChartRoom.ts';
import type { TitledPanelProps } from './chart-props.ts';
import { ChartShell } from './ChartShell.tsx';
import type { LaidOutChart } from './laid-out-chart.ts';

/** What a chart of one panel is put together from. */
export interface PanelChartParts {
  /** What the app asked for. */
  readonly props: TitledPanelProps;
  readonly room: ChartRoom;
  /** Size of the title; as a panel's when left out. */
  readonly size?: 'section' | 'panel';
  /** Period in words. */
  readonly period: string;
  /** Sum with its unit; none when left out. */
  readonly total?: string | null;
  /** Generated text; says what the picture shows. */
  readonly summary: string;
  /** Null until the width is known. */
  readonly chart: LaidOutChart | null;
  /** Said in place of the picture when there is nothing to draw. */
  readonly emptyText: string | null;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  /** What is shown; everything when left out. */
  readonly window?: TimeWindow | null;
  readonly table: ChartTable;
  /** Series that can be hidden, and which are; none when left out. */
  readonly legend?: { readonly items: readonly LegendItem[]; readonly hidden: HiddenSeries };
  /** Marks that cannot be hidden. */
  readonly extra?: readonly LegendItem[];
  /** Where the legend stands; under the picture when left out. */
  readonly legendPlace?: 'below' | 'beside' | 'none';
}

const noSeries: readonly string[] = [];

/** A chart that keeps its view, its window and its series to itself, with everything that serves it. */
export function PanelChart(parts: PanelChartParts) {
  const { props, room, legend, extra = [], window = null, total = null } = parts;
  const nothingHidden = useHiddenSeries(noSeries);
  return (
    <ChartShell
      {...room}
      title={props.title}
      headingLevel={props.headingLevel ?? 2}
      size={parts.size ?? 'panel'}
      period={parts.period}
      total={total}
      summary={parts.summary}
      isStale={props.isStale ?? false}
      unit={props.unit}
      view={undefined}
      onViewChange={undefined}
      chart={parts.chart}
      emptyText={parts.emptyText}
      track={parts.track}
      store={parts.store}
      window={window}
      table={parts.table}
      legend={{
        items: legend?.items ?? [],
        hidden: legend?.hidden ?? nothingHidden,
        extra,
        place: parts.legendPlace ?? 'below',
      }}
      onCompare={undefined}
      handle={props.ref}
    />
  );
}
