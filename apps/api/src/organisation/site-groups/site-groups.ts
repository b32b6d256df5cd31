import { sql } from 'kysely';
import type { operations, SiteGroupPage } from '@vinrod/api-client/contract';
import type { Caller } from '../../server/caller.ts';
import type { Deps } from '../../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../../server/list-query.ts';
import { siteScope } from '../../authority/site-scope.ts';
import { isFavoriteSiteGroup, siteGroupsFor, toSiteGroup } from './site-group.ts';

type Query = NonNullable<operations['listCorporateGroupSiteGroups']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    name: [sql.ref('site_group.name')],
    site_count: [sql.ref('site_count')],
    created_at: [sql.ref('site_group.created_at')],
    updated_at: [sql.ref('site_group.updated_at')],
  },
  fallback: 'name',
  unique: [sql.ref('site_group.id')],
};

/**
 * One page of the site groups of a corporate group: the caller's own and those shared in the corporate group.
 *
 * @throws ApiError 404 when the caller may not see the corporate group.
 */
export async function listSiteGroups(
  { database: { db } }: Deps,
  caller: Caller,
  corporateGroupId: string,
  query: Query,
  url: URL,
): Promise<SiteGroupPage> {
  await siteScope(db, caller, corporateGroupId);
  const searched = siteGroupsFor(db, caller)
    .where('site_group.corporate_group_id', '=', corporateGroupId)
    .where(matchesSearch(query.search, [sql.ref('site_group.name'), sql.ref('site_group.description')]));
  const rows =
    query.is_favorite === undefined
      ? searched
      : searched.where(sql<boolean>`${isFavoriteSiteGroup(caller)} = ${query.is_favorite}`);
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map((row) => toSiteGroup(caller, row)) };
}
