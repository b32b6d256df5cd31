import type { ReactElement } from 'react';

import type { CoveredDays } from '../core/time/covered.ts';
import type { TimeWindow } from '../core/time/levels.ts';
import type { LineGraphSeries } from '../line-graph/line-model.ts';
import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { panels } from './panels-chart.ts';

/** What small multiples show. */
export interface SmallMultiplesProps extends PanelChartProps {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /**
   * A panel each, in order. With more than ten, the nine largest are kept and the rest become "Övriga". Keep the
   * array's identity while the data is the same.
   */
  readonly series: readonly LineGraphSeries[];
  /**
   * The days covered by the values, where the first or last step may extend beyond them. Keep the object's identity
   * while it is the same.
   */
  readonly covers?: CoveredDays;
  /** Whether values may be added up across series and steps (not prices or temperatures); true by default. */
  readonly hasSum?: boolean;
  /** Name of the period that series are compared with, within a sentence: "maj–okt 2025". */
  readonly earlierLabel?: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
  /** The visible window, when the app controls it (with a period ruler, say); null is everything. */
  readonly window?: TimeWindow | null;
  /** Called with the window that the reader zooms or pans to; null is everything. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
}

/**
 * Series over time in a panel each, for when lines in one graph would hide each other: one cursor and one window for
 * all, and the same value axis, so that heights can be compared. Text, keyboard, table and files are those of the line
 * graph.
 *
 * @throws {ChartDataError} (while rendering) for input that cannot be drawn truthfully.
 */
export function SmallMultiples(props: SmallMultiplesProps): ReactElement {
  return <Chart of={panels} props={props} />;
}
