import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { scatter } from './scatter-chart.ts';
import type { ScatterContent } from './scatter-model.ts';

/** What a scatter plot shows. */
export interface ScatterPlotProps extends PanelChartProps, ScatterContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "1 november 2025 – 31 oktober 2026". */
  readonly period: string;
}

/**
 * Consumption against outdoor temperature, a point per day: the energy signature of a building. The line through them
 * is level between its change points and rises beyond them, with a 95 % confidence band for the mean. If the points do
 * not support such a line, the summary says so.
 *
 * @throws {ChartDataError} (while rendering) for duplicate keys and infinite values.
 */
export function ScatterPlot(props: ScatterPlotProps): ReactElement {
  return <Chart of={scatter} props={props} />;
}
