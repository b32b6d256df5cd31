import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { stackedBars } from './stack-chart.ts';
import type { StackContent } from './stack-model.ts';

/** What a stacked bar graph shows. */
export interface StackedBarGraphProps extends PanelChartProps, StackContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "1 maj – 31 oktober 2026". */
  readonly period: string;
}

/**
 * A bar per month or year, stacked in layers: high and low load, the sources of electricity. Neighbouring layers differ
 * in lightness and have a gap between them; negative values are stacked downwards; a bar without values is hatched.
 *
 * @throws {ChartDataError} (while rendering) for different lengths, duplicate keys, and infinite values.
 */
export function StackedBarGraph(props: StackedBarGraphProps): ReactElement {
  return <Chart of={stackedBars} props={props} />;
}
