import type { ReactElement } from 'react';

import type { TimeWindow } from '../core/time/levels.ts';
import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { TitledPanelProps } from '../parts/chart-shell/chart-props.ts';
import type { ChartView } from '../parts/toolbar/chart-toolbar.ts';
import { heatMap } from './heat-chart.ts';
import type { HeatContent } from './heat-model.ts';

/** What a heat map shows. */
export interface HeatMapProps extends TitledPanelProps, HeatContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
  /** Chart or table, when the app controls it (in query params, say); otherwise the chart does. */
  readonly view?: ChartView;
  /** Called with the view that the reader selects. */
  readonly onViewChange?: (view: ChartView) => void;
  /** The visible window, when the app controls it; null is everything. */
  readonly window?: TimeWindow | null;
  /** Called with the window that the reader zooms or pans to; null is everything. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
}

/**
 * A series as coloured cells, a row per local day and a column per hour, so that daily and weekly patterns stand out.
 * Missing values are hatched, estimated and incomplete ones have a ring, and days of 23 and 25 hours show the clock
 * change. Up to 62 days have full-height rows; longer periods get thin rows labelled by month. The number of elements
 * does not grow with the data.
 *
 * @throws {ChartDataError} (while rendering) for steps other than hours and quarters, times that are not the start
 * of a step, more than five years, and companions with the same key.
 */
export function HeatMap(props: HeatMapProps): ReactElement {
  return <Chart of={heatMap} props={props} />;
}
