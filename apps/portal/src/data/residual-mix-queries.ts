import type { ResidualMixPage } from '@vinrod/api-client';

import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

/** Fields that the years can be sorted by (contract). */
const sortable = ['year', 'co2_g_per_kwh', 'updated_at'] as const;

/** The largest list the contract gives (spec section 9): every year. */
const everything = 10_000;

/** The residual mix of every year. */
export function useResidualMixes(ordering: string | undefined): Query<ResidualMixPage> {
  const client = useClient();
  return useQuery(['listResidualMixes', ordering], () =>
    client.residualMix.list({ limit: everything, ordering: knownOrdering(sortable, ordering) }),
  );
}
