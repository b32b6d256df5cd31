import type { LineGraphs } from '@vinrod/api-client';
import { seriesFromPoints, type LineGraphSeries } from '@vinrod/charts';

import { comparedKey } from './line-graph-answer.ts';

/**
 * Converts the API's series to those of the graph.
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
