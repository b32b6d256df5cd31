import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelChartProps } from '../parts/chart-shell/chart-props.ts';
import { usageProfile } from './profile-chart.ts';
import type { ProfileContent } from './profile-model.ts';

/** What a usage profile shows. */
export interface UsageProfileProps extends PanelChartProps, ProfileContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Period in words; derived from the first and last step by default. */
  readonly period?: string;
}

/**
 * The profile of an average week: the mean of each of its 168 hours, over all weeks of the period, with the lowest and
 * highest value behind it so that the mean hides no peak. Saturday and Sunday are shaded.
 *
 * @throws {ChartDataError} (while rendering) for steps longer than an hour and a height that is not a positive number.
 */
export function UsageProfile(props: UsageProfileProps): ReactElement {
  return <Chart of={usageProfile} props={props} />;
}
