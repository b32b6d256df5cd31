import {
  lazy,
  Suspense,
  useCallback,
  useId,
  useMemo,
  useState,
  type ReactNode,
  type Ref,
  type RefCallback,
} from 'react';

import { cursorIndex, type CursorTrack } from '../../cursor/cursor.ts';
import type { CursorStore } from '../../cursor/store.ts';
import { stepsWithin, wholeWindow } from '../../cursor/window.ts';
import type { TimeWindow } from '../../core/time/levels.ts';
import { isNarrowFor } from '../../layout/plot-box.ts';
import { ChartFigure, type HeadingLevel } from '../chart-figure/ChartFigure.tsx';
import { CursorLayer } from '../cursor-layer/CursorLayer.tsx';
import type { ChartTable } from '../data-table/table-column.ts';
import { chartMessages } from '../../text/messages/chart.ts';
import { textsIn } from '../../core/texts-in.ts';
import { useChartLanguage } from '../chart-language/ChartLanguage.tsx';
import { Legend, type LegendItem } from '../legend/Legend.tsx';
import type { HiddenSeries } from '../legend/useHiddenSeries.ts';
import { ValueLegend } from '../legend/ValueLegend.tsx';
import * as plotStyles from '../plot/Plot.css.ts';
import { PlotFrame } from '../plot/PlotFrame.tsx';
import { Status } from '../status/Status.tsx';
import { ChartToolbar, type ChartView } from '../toolbar/ChartToolbar.tsx';
import type { LaidOutChart } from './laid-out-chart.ts';
import { useChartCommands } from './useChartCommands.ts';
import { useExport, type ChartHandle } from './useExport.ts';
import { useListening } from './useListening.ts';

const CommandPanel = lazy(() => import('../commands/CommandPanel.tsx'));
const DataTable = lazy(() => import('../data-table/DataTable.tsx'));

/** What surrounds and serves the picture of every chart. */
export interface ChartShellProps {
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  /** Size of the title: as a section's or as a panel's. */
  readonly size: 'section' | 'panel';
  /** Period in words. */
  readonly period: string;
  /** Sum with its unit; null where values may not be added up. */
  readonly total: string | null;
  /** Generated text; says what the picture shows. */
  readonly summary: string;
  readonly isStale: boolean;
  readonly unit: string;
  /** From `useElementWidth`. */
  readonly measure: RefCallback<HTMLDivElement>;
  readonly width: number;
  /** From `useElementWidth`; 1 when left out. */
  readonly textScale?: number;
  readonly height: number;
  /** Diagram or table, when the app keeps it. */
  readonly view: ChartView | undefined;
  readonly onViewChange: ((view: ChartView) => void) | undefined;
  /** Null until the width is known. */
  readonly chart: LaidOutChart | null;
  /** Said in place of the picture when there is nothing to draw. */
  readonly emptyText: string | null;
  readonly track: CursorTrack;
  /** From `useCursorStore`. */
  readonly store: CursorStore;
  /** From `useChartWindow`; null in a chart without levels. */
  readonly window: TimeWindow | null;
  readonly table: ChartTable;
  readonly legend: {
    readonly items: readonly LegendItem[];
    readonly hidden: HiddenSeries;
    readonly extra: readonly LegendItem[];
    /** Under the picture, or in one line beside the title where it is wide. */
    readonly place: 'below' | 'beside' | 'none';
  };
  /** Turns the comparison on or off; undefined in a chart without one. */
  readonly onCompare: (() => void) | undefined;
  readonly handle: Ref<ChartHandle> | undefined;
  /** Notes under the picture. */
  readonly children?: ReactNode;
}

/**
 * A chart with everything that serves it: figure with title, unit and summary, toolbar, time cursor, legend,
 * table, files and sound. Four tab stops at most, whatever the data.
 */
export function ChartShell(props: ChartShellProps) {
  const { measure, width, height, chart, track, store, window, table, emptyText, title, summary } = props;
  const { items, hidden, extra, place } = props.legend;
  const [ownView, setOwnView] = useState<ChartView>('chart');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panelId = useId();
  const [entersTable, setEntersTable] = useState(false);
  const view = props.view ?? ownView;
  const isNarrow = width > 0 && isNarrowFor(width, props.textScale);
  const isDrawn = view === 'chart' && chart !== null && emptyText === null;
  const subtitle = props.total === null ? props.period : `${props.period} · ${props.total}`;
  const language = useChartLanguage();
  const text = useMemo(() => ({ title, subtitle, summary, language }), [title, subtitle, summary, language]);
  const { figure, download } = useExport({ text, table, track, window, handle: props.handle });
  const listen = useListening(store, track);
  const { onViewChange } = props;
  const show = useCallback(
    (next: ChartView) => {
      setEntersTable(false);
      setOwnView(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const actions = {
    table: () => {
      show('table');
      // The key was pressed on the time cursor, which the table replaces: focus goes on to the table.
      setEntersTable(true);
    },
    commands: () => setPanelOpen(!isPanelOpen),
    listen,
    ...(track.lanes.length > 1 || hidden.keys.size > 0
      ? { only: () => hidden.showOnly(store.get().lane ?? track.lanes[0]?.key ?? '') }
      : {}),
    ...(props.onCompare ? { compare: props.onCompare } : {}),
  };
  const { id, run, status } = useChartCommands({ store, track, view: chart?.cursor ?? null, actions });
  const [firstRow, endRow] =
    track.step === undefined ? [0, table.rowCount] : stepsWithin(track.starts, window);
  const inline = place === 'beside' && width > 0 && !isNarrow;
  const legend = { items, hidden, extra };
  return (
    <ChartFigure
      title={title}
      headingLevel={props.headingLevel}
      size={props.size}
      period={props.period}
      total={props.total}
      summary={summary}
      isStale={props.isStale}
      figure={figure}
      aside={inline ? <Legend {...legend} layout="inline" /> : undefined}
      toolbar={
        <ChartToolbar
          view={view}
          onViewChange={show}
          canZoom={track.step !== undefined && track.starts.length > 2}
          isZoomed={window !== null}
          shownText={view === 'chart' ? (chart?.shownText ?? null) : null}
          run={run}
          isPanelOpen={isPanelOpen}
          panelId={panelId}
        />
      }
    >
      <div id={panelId} hidden={!isPanelOpen}>
        {isPanelOpen && (
          <Suspense>
            <CommandPanel
              track={track}
              whole={wholeWindow(track.starts)}
              shown={window ?? wholeWindow(track.starts)}
              actions={actions}
              run={run}
              onExport={(format) => void download(format)}
              language={language}
            />
          </Suspense>
        )}
      </div>
      <div ref={measure}>
        {view === 'table' && (
          <Suspense>
            <DataTable
              caption={table.caption}
              rowLabel={table.rowLabel ?? textsIn(chartMessages, language)('time')}
              rowHeadOf={table.rowHeadOf}
              columns={table.columns()}
              firstRow={firstRow}
              endRow={endRow}
              currentRow={store.get().time === null ? -1 : cursorIndex(store.get(), track)}
              takesFocus={entersTable}
              language={language}
            />
          </Suspense>
        )}
        {view === 'chart' && (
          <div className={plotStyles.plot} style={{ blockSize: height }}>
            {chart && (
              <PlotFrame
                plot={chart.plot}
                timeLabels={chart.timeLabels}
                gaps={emptyText === null ? chart.gaps : []}
                isClipped={chart.isClipped}
                references={emptyText === null && chart.references}
              >
                {emptyText === null && chart.marks}
              </PlotFrame>
            )}
            {isDrawn && (
              <CursorLayer
                id={id}
                plot={chart.plot}
                track={track}
                store={store}
                view={chart.cursor}
                run={run}
              />
            )}
            {emptyText !== null && <p className={plotStyles.empty}>{emptyText}</p>}
          </div>
        )}
        {chart !== null && chart.note !== null && view === 'chart' && (
          <p className={plotStyles.note}>{chart.note}</p>
        )}
        {isDrawn && isNarrow && place !== 'none' && (
          <ValueLegend {...legend} store={store} track={track} view={chart.cursor} unit={props.unit} />
        )}
        {!(isDrawn && isNarrow) && (place === 'below' || (isNarrow && place === 'beside')) && (
          <Legend {...legend} layout="grid" />
        )}
      </div>
      {props.children}
      <Status store={status} />
    </ChartFigure>
  );
}
