import type { Dashboard, Page, SiteGroup, SiteTreeNode } from '@vinrod/api-client';
import type { Period } from '@vinrod/ui/format';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import type { ListRequest } from './organisation-queries.ts';

const siteGroupFields = ['name', 'site_count', 'updated_at'] as const;

/** One page of the site groups of a koncern. */
export function useSiteGroups(koncern: string, request: ListRequest): Query<Page<SiteGroup>> {
  const client = useClient();
  const { limit, offset, search } = request;
  const ordering = knownOrdering(siteGroupFields, request.ordering);
  const isFavorite = request.onlyFavorites === true ? true : undefined;
  return useQuery(
    ['listCorporateGroupSiteGroups', koncern, limit, offset, search, ordering, isFavorite],
    () =>
      client.siteGroups.list({
        path: { id: koncern },
        query: { limit, offset, search, ordering, is_favorite: isFavorite },
      }),
  );
}

/** How many site groups of a koncern the user sees; waits while it is undefined. */
export function useSiteGroupCount(koncern: string | undefined): Query<number> {
  const client = useClient();
  const key =
    koncern === undefined ? undefined : (['listCorporateGroupSiteGroups', koncern, 'count'] as const);
  return useQuery(
    key,
    async () => (await client.siteGroups.list({ path: { id: koncern ?? '' }, query: { limit: 1 } })).count,
  );
}

/** One site group. */
export function useSiteGroup(group: string): Query<SiteGroup> {
  const client = useClient();
  return useQuery(['getSiteGroup', group], () => client.siteGroups.get({ path: { id: group } }));
}

/** The sites of a koncern that a group can be put together of. */
export function useSiteGroupTree(koncern: string): Query<SiteTreeNode[]> {
  const client = useClient();
  return useQuery(['getSiteGroupSiteTree', koncern], () =>
    client.siteGroups.siteTree({ query: { corporate_group: koncern } }),
  );
}

/** Key figures of a site group for a period. */
export function useSiteGroupDashboard(group: string, period: Period): Query<Dashboard> {
  const client = useClient();
  return useQuery(['getSiteGroupDashboard', group, period.start, period.end], () =>
    client.dashboards.siteGroup({
      path: { id: group },
      query: { start_date: period.start, end_date: period.end },
    }),
  );
}
