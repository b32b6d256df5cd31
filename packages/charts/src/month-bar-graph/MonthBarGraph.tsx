import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { monthBars } from './month-chart.ts';
import type { MonthContent } from './month-model.ts';

/** What a month bar graph shows. */
export interface MonthBarGraphProps extends PanelChartProps, MonthContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "1 januari – 19 november 2026". */
  readonly period: string;
}

/**
 * A quantity per month as bars, each beside a narrower bar for the same month a year before. The current month is drawn
 * as an open bar; a past month without a value is hatched.
 *
 * @throws {ChartDataError} (while rendering) for invalid or duplicate months, and infinite values.
 */
export function MonthBarGraph(props: MonthBarGraphProps): ReactElement {
  return <Chart of={monthBars} props={props} />;
}
