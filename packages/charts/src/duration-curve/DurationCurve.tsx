import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { duration } from './duration-chart.ts';
import type { DurationContent } from './duration-model.ts';

/** What a duration curve shows. */
export interface DurationCurveProps extends PanelChartProps, DurationContent {
  /** Unit of the values, for example `kW`. */
  readonly unit: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
}

/**
 * Power in order of size: the share of the time that each level is reached, how high the few peaks are, and what
 * exceeds the subscribed power. Every value stays on the curve; none is averaged away. The cursor moves by hundreds or
 * tens of values, or by single ones; zooming shows the few highest in full.
 *
 * @throws {ChartDataError} (while rendering) for a subscribed power or height that cannot be drawn.
 */
export function DurationCurve(props: DurationCurveProps): ReactElement {
  return <Chart of={duration} props={props} />;
}
