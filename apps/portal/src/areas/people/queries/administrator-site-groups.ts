import type { SiteGroup, SiteGroupReference } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** The site groups that somebody of the staff looks after, in Swedish order. */
export function useAdministratorSiteGroups(user: string): Query<SiteGroupReference[]> {
  const client = useClient();
  return useQuery(['listAdministratorSiteGroups', user], () =>
    client.administrators.siteGroups({ path: { id: user } }),
  );
}

/** Every site group of several koncerner, koncern by koncern. */
export function useSiteGroupsOf(koncerner: readonly string[]): Query<SiteGroup[]> {
  const client = useClient();
  return useQuery(['listCorporateGroupSiteGroups', koncerner, LIST_LIMIT], async () => {
    const pages = await Promise.all(
      koncerner.map((koncern) =>
        client.siteGroups.list({ path: { id: koncern }, query: { limit: LIST_LIMIT, ordering: 'name' } }),
      ),
    );
    return pages.flatMap(({ results }) => results);
  });
}
