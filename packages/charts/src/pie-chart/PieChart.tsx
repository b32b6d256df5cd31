import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { TitledPanelProps } from '../parts/chart-shell/chart-props.ts';
import { pie } from './pie-chart.ts';
import type { PieContent } from './pie-model.ts';

/** What a pie chart shows. */
export interface PieChartProps extends TitledPanelProps, PieContent {
  /** Unit of the values, for example `kWh`; `%` when they are shares already. */
  readonly unit: string;
  /** Period in words: "2024". */
  readonly period: string;
}

/**
 * Parts of a whole, as electricity suppliers are required by law to present the origin of electricity (EIFS 2013:6): a
 * pie with every name and percentage beside it. Neighbouring parts differ in lightness and have a gap between them, and
 * the shares always add up to 100 %.
 *
 * @throws {ChartDataError} (while rendering) for parts that are negative, infinite or NaN, and duplicate keys.
 */
export function PieChart(props: PieChartProps): ReactElement {
  return <Chart of={pie} props={props} />;
}
