import type { ReactNode, RefCallback } from 'react';

import type { CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import type { Stretch } from '../../layout/gaps.ts';
import { wideFrom, type PlacedText, type Plot } from '../../layout/plot-box.ts';
import { CursorLayer, type CursorView } from '../cursor-layer/CursorLayer.tsx';
import { DataTable, type DataTableProps } from '../data-table/DataTable.tsx';
import { Legend, type LegendItem } from '../legend/Legend.tsx';
import type { HiddenSeries } from '../legend/useHiddenSeries.ts';
import { ValueLegend } from '../legend/ValueLegend.tsx';
import * as plotStyles from '../plot/Plot.css.ts';
import { PlotFrame } from '../plot/PlotFrame.tsx';
import type { ChartView } from '../view-switch/ViewSwitch.tsx';

/** A chart that has been laid out. */
export interface LaidOutChart {
  readonly plot: Plot;
  readonly timeLabels: readonly PlacedText[];
  readonly gaps: readonly Stretch[];
  readonly marks: ReactNode;
  readonly cursor: CursorView;
  /** Said under the picture, where it shows less than every value. */
  readonly note: string | null;
}

/** What the body of a chart shows. */
export interface ChartBodyProps {
  readonly measure: RefCallback<HTMLDivElement>;
  readonly width: number;
  readonly height: number;
  readonly view: ChartView;
  /** Null until the width is known. */
  readonly chart: LaidOutChart | null;
  readonly track: CursorTrack;
  readonly store: CursorStore;
  readonly table: DataTableProps;
  readonly unit: string;
  readonly legend: {
    readonly items: readonly LegendItem[];
    readonly hidden: HiddenSeries;
    readonly extra: readonly LegendItem[];
    /** Whether a wide chart has its legend below (else it is beside the title). */
    readonly isBelow: boolean;
  };
  /** Said in place of the picture when there is nothing to draw. */
  readonly emptyText: string | null;
}

/** Picture with time cursor, or table; and under it the legend, which on phones carries the values. */
export function ChartBody(props: ChartBodyProps) {
  const { measure, width, height, view, chart, track, store, table, emptyText } = props;
  const { items, hidden, extra, isBelow } = props.legend;
  const isNarrow = width > 0 && width < wideFrom;
  const hasValues = isNarrow && view === 'chart' && chart !== null && emptyText === null;
  return (
    <div ref={measure}>
      {view === 'table' && <DataTable {...table} />}
      {view === 'chart' && (
        <div className={plotStyles.plot} style={{ blockSize: height }}>
          {chart && (
            <PlotFrame
              plot={chart.plot}
              timeLabels={chart.timeLabels}
              gaps={emptyText === null ? chart.gaps : []}
            >
              {emptyText === null && chart.marks}
            </PlotFrame>
          )}
          {chart && emptyText === null && (
            <CursorLayer box={chart.plot.box} track={track} store={store} view={chart.cursor} />
          )}
          {emptyText !== null && <p className={plotStyles.empty}>{emptyText}</p>}
        </div>
      )}
      {chart !== null && chart.note !== null && view === 'chart' && (
        <p className={plotStyles.note}>{chart.note}</p>
      )}
      {hasValues && (
        <ValueLegend
          items={items}
          hidden={hidden}
          extra={extra}
          store={store}
          track={track}
          view={chart.cursor}
          unit={props.unit}
        />
      )}
      {!hasValues && (isBelow || isNarrow) && (
        <Legend items={items} hidden={hidden} extra={extra} layout="grid" />
      )}
    </div>
  );
}
