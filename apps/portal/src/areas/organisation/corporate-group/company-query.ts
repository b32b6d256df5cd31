import { listParameters, type TableQuery } from '@vinrod/ui/data-table';

import { listQuery } from '#list-query-params';

/** Fields that the list of companies can be sorted by (contract). */
const sortable = ['name', 'customer_id', 'site_count', 'annual_consumption_kwh'] as const;

/** Query of the company list as the API takes it. */
export function companyQuery(query: TableQuery) {
  return listQuery(sortable, listParameters(query));
}
