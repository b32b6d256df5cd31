import type { SiteGroup } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Site groups of several corporate groups, in the order of the corporate groups. */
export function useSiteGroupsOf(corporateGroups: readonly string[]): Query<SiteGroup[]> {
  const client = useClient();
  return useQuery({ key: ['listCorporateGroupSiteGroups', corporateGroups], load });

  async function load(): Promise<SiteGroup[]> {
    const pages = await Promise.all(
      corporateGroups.map((id) =>
        client.siteGroups.list({ path: { id }, query: { limit: LIST_LIMIT, ordering: 'name' } }),
      ),
    );
    return pages.flatMap(({ results }) => results);
  }
}
