import type { TimeWindow } from '../../core/time/levels.ts';
import type { ChartView } from '../toolbar/chart-toolbar.ts';

/** Everything that a reader has chosen in a chart, as plain data: for a link to exactly this view, or to keep it. */
export interface ChartViewState {
  readonly view: ChartView;
  /** The visible window; null is everything. */
  readonly window: TimeWindow | null;
  /** Keys of hidden series. */
  readonly hidden: readonly string[];
  /** Where the cursor is, UTC ms (a place in a chart without a time axis); null when nothing is selected. */
  readonly time: number | null;
  /** Key of the series in focus; null for the first one. */
  readonly series: string | null;
  /** Whether the earlier period is shown, where there is one. */
  readonly isCompared: boolean;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function readWindow(value: unknown): TimeWindow | null {
  if (!isObject(value)) return null;
  const { from, to } = value;
  return isInstant(from) && isInstant(to) && from <= to ? { from, to } : null;
}

/** A view as text for a link; {@link parseViewState} reads it. */
export function formatViewState(state: ChartViewState): string {
  return JSON.stringify(state);
}

/** Reads a view from a link. What is missing or wrong is as in a new chart; null for text that is no view at all. */
export function parseViewState(text: string): ChartViewState | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  const { view, window, hidden, time, series, isCompared } = value;
  return {
    view: view === 'table' ? 'table' : 'chart',
    window: readWindow(window),
    hidden: Array.isArray(hidden) ? hidden.filter(isText) : [],
    time: isInstant(time) ? time : null,
    series: isText(series) ? series : null,
    isCompared: isCompared !== false,
  };
}
