import type { ReactElement } from 'react';

import type { Annotation } from '../core/annotations.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import type { ChartView } from '../parts/toolbar/chart-toolbar.ts';
import { lines } from './line-chart.ts';
import type { LineContent } from './line-model.ts';

/** What a line graph shows. */
export interface LineGraphProps extends PanelChartProps, LineContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
  /** Chart or table, when the app controls it (in query params, say); otherwise the graph does. */
  readonly view?: ChartView;
  /** Called with the view that the reader selects. */
  readonly onViewChange?: (view: ChartView) => void;
  /** The visible window, when the app controls it (with a period ruler, say); null is everything. */
  readonly window?: TimeWindow | null;
  /** Called with the window that the reader zooms or pans to; null is everything. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
  /** Called with the width of the graph, px, and when it changes. */
  readonly onWidthChange?: (width: number) => void;
  /** Set when values could not be fetched: the graph says so, with a button that calls it. */
  readonly onRetry?: (() => void) | null;
  /**
   * Lets the reader select a period, and is called with it: from the first of its steps to the last. Dragging then selects
   * instead of zooming; by keyboard, P begins it and ends it.
   */
  readonly onPeriodSelect?: (period: TimeWindow) => void;
  /**
   * Lets the reader write, change and remove annotations (N), and is called with all of them; keep them and give them back
   * as `annotations`.
   */
  readonly onAnnotationsChange?: (annotations: readonly Annotation[]) => void;
}

/**
 * Metered series over time as lines: zoom, crosshair and keyboard, legend, generated summary, and a table with
 * the same values. Times are Swedish local time whatever the browser's time zone.
 *
 * @throws {ChartDataError} (while rendering) for input that cannot be drawn truthfully.
 */
export function LineGraph(props: LineGraphProps): ReactElement {
  return <Chart of={lines} props={props} />;
}
