import type { ResidualMix, ResidualMixPage } from '@vinrod/api-client';

import { useFormQuery, useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Fields that the years can be sorted by (contract). */
const sortable = ['year', 'co2_g_per_kwh', 'updated_at'] as const;

/** The largest list the contract gives (spec section 9): every year. */
const everything = 10_000;

/** The residual mix of every year. */
export function useResidualMixes(ordering: string | undefined): Query<ResidualMixPage> {
  const client = useClient();
  return useQuery(['listResidualMixes', ordering], () =>
    client.residualMix.list({ query: { limit: everything, ordering: knownOrdering(sortable, ordering) } }),
  );
}

/** The residual mix of one year as it is now; waits while the id is undefined. */
export function useResidualMix(id: number | undefined): Query<ResidualMix> {
  const client = useClient();
  return useFormQuery(id === undefined ? undefined : ['getResidualMix', id], async () => {
    if (id === undefined) throw new TypeError('There is no year to ask for.');
    return client.residualMix.get({ path: { id } });
  });
}
