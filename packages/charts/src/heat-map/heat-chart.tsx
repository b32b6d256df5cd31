import { NO_BREAK_SPACE } from '@vinrod/ui/format';

import { aggregate } from '../core/aggregate.ts';
import { statsOf } from '../core/stats.ts';
import { barsPath, type Bar } from '../core/path/relative.ts';
import { valueAt } from '../core/typed-array.ts';
import type { CursorPlace, CursorState } from '../cursor/cursor.ts';
import { stepsWithin } from '../cursor/window.ts';
import type { ChartLine } from '../line-graph/line-model.ts';
import { lineTooltip, lineSpoken, spokenLineWindow, type ShownLines } from '../line-graph/line-tooltip.ts';
import type { ChartArea, LaidOutChart } from '../parts/chart-shell/laid-out-chart.ts';
import type { CursorView, MarkedArea } from '../parts/cursor-layer/cursor-view.ts';
import type { TooltipContent } from '../parts/tooltip/tooltip-content.ts';
import { placeLabel, placeNote } from '../text/place-label.ts';
import { numberText, quantityText } from '../text/values.ts';
import { chartMessages } from '../text/messages/chart.ts';
import { heatMapMessages } from './messages.ts';
import { textsIn } from '../core/texts-in.ts';
import { windowText } from '../text/window-text.ts';
import { companionRows, spokenCompanions, type PlacedCompanion } from './heat-companions.ts';
import { heatLayout, type HeatLayout } from './heat-layout.ts';
import { classOf, heatRows, heatStep, hourMeans, slotOf, type HeatRow } from './heat-model.ts';
import { clockNote } from './heat-text.ts';
import { HeatMarks } from './HeatMarks.tsx';

/** Key of the row that says how a value came about. */
export const qualityKey = 'charts:quality';

/** CSS colour of a class of the scale. */
export function classColor(place: number): string {
  return `var(--vr-color-data-seq-${place + 1})`;
}

/** Row that holds a data step. */
function rowOf(rows: readonly HeatRow[], index: number): number {
  const after = rows.findIndex(({ end }) => index < end);
  return after < 0 ? rows.length - 1 : after;
}

function areaOf(layout: HeatLayout, rows: readonly HeatRow[], { index, end }: CursorPlace): MarkedArea {
  const { box } = layout.plot;
  const [first, last] = [rowOf(rows, index), rowOf(rows, end - 1)];
  const [from, to] = [layout.cellOf(index, first), layout.cellOf(end - 1, last)];
  const isOneRow = first === last;
  const bar: Bar = {
    x: isOneRow ? from.x : box.left,
    width: isOneRow ? to.x + to.width - from.x : box.right - box.left,
    y0: from.y0,
    y1: to.y1,
  };
  return { path: barsPath([bar]), left: bar.x, right: bar.x + bar.width, top: bar.y0 };
}

/** What a heat map shows. */
export interface HeatContent {
  readonly shown: ShownLines;
  readonly line: ChartLine;
  readonly companions: readonly PlacedCompanion[];
}

/** The value of a cell, what held at the same time, and how the value came about. */
function heatTooltip(
  { shown, line, companions }: HeatContent,
  place: CursorPlace,
  state: CursorState,
): TooltipContent {
  const tooltip = lineTooltip(shown, place, state);
  const { step, language } = shown.model;
  const text = textsIn(heatMapMessages, language);
  const { min, max } = statsOf(line);
  const value = aggregate(line, place.index, place.end, false).value;
  const color = Number.isNaN(value) ? 'transparent' : classColor(classOf(value, min, max));
  const unit = `${NO_BREAK_SPACE}${shown.format.unit}`;
  return {
    ...tooltip,
    rows: [
      ...tooltip.rows.map((row) => ({
        ...row,
        mark: { kind: 'bar', color, isTinted: false } as const,
        value: row.value === '' ? '' : `${row.value}${unit}`,
        note: row.note === textsIn(chartMessages, language)('missing') ? row.note : null,
      })),
      ...companionRows(companions, place, language),
      {
        key: qualityKey,
        label: text('quality'),
        mark: { kind: 'none' },
        value: placeNote(line, place, step, language) ?? text('measured'),
        note: null,
        earlier: null,
      },
    ],
  };
}

/** Lays out a heat map and says what its cursor finds; null until it has a width. */
export function heatChart(content: HeatContent, area: ChartArea): LaidOutChart | null {
  const { shown, line, companions } = content;
  const { width, window, textScale = 1 } = area;
  if (!(width > 0)) return null;
  const { model, format } = shown;
  const step = heatStep(model.step);
  const { starts, language } = model;
  const { values } = line;
  const range = stepsWithin(starts, window);
  const rows = heatRows(starts, range);
  const stats = statsOf(line);
  const extent = [stats.min, stats.max] as const;
  const sumText = (row: HeatRow) => numberText(aggregate(line, row.first, row.end, true).value, 0);
  const layout = heatLayout({
    width,
    textScale,
    step,
    starts,
    values,
    quality: line.quality,
    rows,
    extent,
    means: hourMeans({ starts, values, step }, range, format.hasSum),
    sumOf: format.hasSum ? sumText : null,
    unit: format.unit,
    language,
  });
  const { box } = layout.plot;
  /** The step of a row closest to a place on the clock face. */
  const stepIn = (row: HeatRow | undefined, hour: number): number => {
    let best = row?.first ?? range[0];
    let distance = Number.POSITIVE_INFINITY;
    for (let i = row?.first ?? 0; i < (row?.end ?? 0); i += 1) {
      const { from, to } = slotOf(valueAt(starts, i), step);
      const away = Math.abs((from + to) / 2 - hour);
      if (away >= distance) continue;
      distance = away;
      best = i;
    }
    return best;
  };
  const cursor: CursorView = {
    xOf: (index) => layout.cellOf(index, 0).x,
    indexAt: (x, y) => {
      const row = Math.floor((y - box.top) / layout.rowHeight);
      const clamped = Math.max(0, Math.min(rows.length - 1, row));
      return stepIn(rows[clamped], (x - box.left) / layout.columnWidth);
    },
    dotsAt: () => [],
    areaAt: (place) => areaOf(layout, rows, place),
    stepBeside: (index, by) => {
      const { from, to } = slotOf(valueAt(starts, index), step);
      const row = rows[rowOf(rows, index) - by];
      return row ? stepIn(row, (from + to) / 2) : index;
    },
    flagAt: (place) => placeLabel(model, place).flag,
    spokenAt: (place, state) =>
      lineSpoken(shown, place, state) + spokenCompanions(companions, place, language),
    tooltipAt: (place, state) => heatTooltip(content, place, state),
    spokenWindow: (next) => spokenLineWindow(shown, next),
  };
  const ends = [
    numberText(stats.min, format.decimals),
    quantityText(stats.max, format.decimals, format.unit),
  ] as const;
  return {
    plot: layout.plot,
    timeLabels: layout.labels,
    gaps: [],
    marks: <HeatMarks layout={layout} ends={ends} />,
    isClipped: false,
    cursor,
    shownText: window && textsIn(chartMessages, language)('shown', { what: windowText(model, window) }),
    note: clockNote(rows, language),
  };
}
