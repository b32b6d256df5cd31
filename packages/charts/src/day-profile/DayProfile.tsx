import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { dayProfile } from './day-profile-chart.ts';
import type { DayProfileContent } from './day-profile-model.ts';

/** What a day profile shows. */
export interface DayProfileProps extends PanelChartProps, DayProfileContent {
  /** Unit of the values, for example `kW`. */
  readonly unit: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
}

/**
 * The profile of an average day: the mean of each hour on working days and on days off (weekends and public holidays),
 * over all days of the period, with the high-load hours behind it. The cursor and the table also give the highest value
 * of each hour, which the means hide.
 *
 * @throws {ChartDataError} (while rendering) for steps longer than an hour, high-load hours that are not on the clock
 * face, and a height that is not a positive number.
 */
export function DayProfile(props: DayProfileProps): ReactElement {
  return <Chart of={dayProfile} props={props} />;
}
