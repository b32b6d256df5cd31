import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { TitledPanelProps } from '../parts/chart-shell/chart-props.ts';
import { bullets } from './bullet-chart.ts';
import type { BulletContent } from './bullet-model.ts';

/** What a bullet chart shows. */
export interface BulletChartProps extends TitledPanelProps, BulletContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "1 maj – 31 oktober 2026". */
  readonly period: string;
}

/**
 * A value against its budget and last year, a row per site or month: a bar over a paler one, and a line at the budget.
 * The figure at the end of a row is the difference from the budget.
 *
 * @throws {ChartDataError} (while rendering) for duplicate keys, and negative or infinite values.
 */
export function BulletChart(props: BulletChartProps): ReactElement {
  return <Chart of={bullets} props={props} />;
}
