import type { ReactElement } from 'react';

import type { TimeWindow } from '../core/time/levels.ts';
import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { PanelProps } from '../parts/chart-shell/chart-props.ts';
import { dayBars } from './day-chart.ts';
import type { DayBarContent } from './day-model.ts';

/** What a day bar graph shows. */
export interface DayBarGraphProps extends PanelProps, DayBarContent {
  /** Unit of the values, for example `kWh`. */
  readonly unit: string;
  /** Called with the window that the reader moves to; null is everything. Lets hours be loaded only when zoomed in. */
  readonly onWindowChange?: (window: TimeWindow | null) => void;
  /** Height of the picture, px; derived from its width by default. */
  readonly height?: number;
}

/**
 * A quantity per local day as bars, days off in a lighter tint, behind a line with last year's seven-day mean; per ISO
 * week in narrow charts. The reader can zoom into a month, and into the hours of a day if the app has them. Legend,
 * keyboard, summary and table are those of the line graph.
 *
 * @throws {ChartDataError} (while rendering) for invalid or non-increasing dates, infinite values, `hours` with another
 * step than hours, and a height that is not a positive number.
 */
export function DayBarGraph(props: DayBarGraphProps): ReactElement {
  return <Chart of={dayBars} props={props} />;
}
