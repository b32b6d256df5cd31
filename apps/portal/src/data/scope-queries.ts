import type { Company, Page, SiteGroup } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';

import { useClient } from '#session';

import { useQuery, type Query } from './use-query.ts';

/** Every bolag of a koncern, by name; waits while the koncern is undefined. */
export function useAllCompanies(koncern: string | undefined): Query<Page<Company>> {
  const client = useClient();
  const key =
    koncern === undefined ? undefined : (['listCorporateGroupCustomers', koncern, LIST_LIMIT] as const);
  return useQuery(key, () =>
    client.companies.list({ path: { id: koncern ?? '' }, query: { limit: LIST_LIMIT, ordering: 'name' } }),
  );
}

/** Every site group of a koncern, by name; waits while the koncern is undefined. */
export function useAllSiteGroups(koncern: string | undefined): Query<Page<SiteGroup>> {
  const client = useClient();
  const key =
    koncern === undefined ? undefined : (['listCorporateGroupSiteGroups', koncern, LIST_LIMIT] as const);
  return useQuery(key, () =>
    client.siteGroups.list({ path: { id: koncern ?? '' }, query: { limit: LIST_LIMIT, ordering: 'name' } }),
  );
}
