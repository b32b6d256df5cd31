import type { Dashboard, DashboardQuery } from '../contract.ts';
import { json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const read = json(objectWith<Dashboard>('period', 'total_consumption_kwh'));

/** Key figures for the overview. */
export function dashboardsResource(send: Send) {
  return {
    /** Key figures of a koncern for a period, beside those of the year before. */
    corporateGroup: (id: string, query: DashboardQuery, options?: CallOptions): Promise<Dashboard> =>
      send(
        {
          method: 'GET',
          path: '/v1/sites/corporategroup/{id}/dashboard-data/',
          ids: { id },
          query: { ...query },
          read,
        },
        options,
      ),
  };
}
