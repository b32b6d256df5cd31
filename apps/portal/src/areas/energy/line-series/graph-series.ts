import type { LineGraphs } from '@vinrod/api-client';
import { seriesFromPoints, type LineGraphSeries } from '@vinrod/charts';

import { comparedKey } from './line-graph-answer.ts';

/**
 * The series of the API as the graph takes them.
 *
 * @throws {ChartDataError} when the values cannot be drawn truthfully.
 */
export function graphSeries({ series, resolution }: LineGraphs): readonly LineGraphSeries[] {
  return series.map((one) => {
    const comparesWith = comparedKey(one);
    return {
      key: one.key,
      label: one.label,
      colorIndex: one.color_index,
      data: seriesFromPoints(one.points, resolution, one.label),
      ...(comparesWith === undefined ? {} : { comparesWith }),
    };
  });
}
