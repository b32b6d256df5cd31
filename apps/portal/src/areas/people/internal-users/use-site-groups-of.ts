import type { SiteGroup } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Every site group of several koncerner, koncern by koncern. */
export function useSiteGroupsOf(koncerner: readonly string[]): Query<SiteGroup[]> {
  const client = useClient();
  return useQuery({ key: ['listCorporateGroupSiteGroups', koncerner], load });

  async function load(): Promise<SiteGroup[]> {
    const pages = await Promise.all(
      koncerner.map((id) =>
        client.siteGroups.list({ path: { id }, query: { limit: LIST_LIMIT, ordering: 'name' } }),
      ),
    );
    return pages.flatMap(({ results }) => results);
  }
}
