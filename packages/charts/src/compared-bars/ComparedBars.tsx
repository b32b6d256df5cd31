import type { ReactElement } from 'react';

import { Chart } from '../parts/chart-shell/Chart.tsx';
import type { LineGraphProps } from '../line-graph/index.ts';
import { comparedBars } from './compared-chart.ts';

/** What compared bars show: one series, and the earlier one that it is compared with. */
export type ComparedBarsProps = Omit<LineGraphProps, 'thresholds' | 'annotations'>;

/**
 * The sum of a series per step as bars, an earlier period as a line over them, and the difference of each step in a
 * strip below, under the same cursor. Steps that the period cuts are dashed outlines. Summary, keyboard and table are those of
 * the line graph.
 *
 * @throws {ChartDataError} (while rendering) for input that cannot be drawn truthfully.
 */
export function ComparedBars(props: ComparedBarsProps): ReactElement {
  return <Chart of={comparedBars} props={props} />;
}
