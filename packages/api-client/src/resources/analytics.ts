import type { LineGraphs, LineGraphsQuery } from '../contract.ts';
import { json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const hasLineGraphs = objectWith<LineGraphs>('period', 'series');
const read = json((value): value is LineGraphs => hasLineGraphs(value) && Array.isArray(value.series));

/** Reports over meter values. */
export function analyticsResource(send: Send) {
  return {
    /** Consumption over time, one series per site. */
    lineGraphs: (
      corporateGroupId: string,
      query: LineGraphsQuery,
      options?: CallOptions,
    ): Promise<LineGraphs> =>
      send(
        {
          method: 'GET',
          path: '/v1/corporategroups/{id}/analytics/line-graphs/',
          ids: { id: corporateGroupId },
          query: { ...query },
          read,
        },
        options,
      ),
  };
}
