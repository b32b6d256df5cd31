import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { TitledPanelProps } from '../parts/chart-shell/chart-props.ts';
import { waterfall } from './waterfall-chart.ts';
import type { WaterfallContent } from './waterfall-model.ts';

/** What a waterfall chart shows. */
export interface WaterfallChartProps extends TitledPanelProps, WaterfallContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words: "1 maj – 31 oktober 2026". */
  readonly period: string;
}

/**
 * The parts of a change, from last year to this or from budget to forecast: a row per part, starting where the previous
 * one ended. The axis shows the difference from the start and is labelled so; both levels are lines with their figure,
 * never truncated bars. Any unexplained remainder has a row of its own.
 *
 * @throws {ChartDataError} (while rendering) for duplicate keys, infinite values, and a level that is not a number.
 */
export function WaterfallChart(props: WaterfallChartProps): ReactElement {
  return <Chart of={waterfall} props={props} />;
}
