import type { Caller } from '../../server/caller.ts';
import { notFound } from '../../server/api-error.ts';
import type { Deps } from '../../server/deps.ts';
import { visibleCompany, visibleCorporateGroup, visibleSite } from '../../authority/site-scope.ts';
import { visibleSiteGroup } from '../site-groups/visible-site-group.ts';
import { toggleFavorite, type Marked } from './toggle-favorite.ts';

interface FavoriteState {
  readonly is_favorite: boolean;
}

async function toggle(
  deps: Deps,
  caller: Caller,
  table: Marked['table'],
  id: string,
  found: { readonly corporate_group_id: string } | undefined,
): Promise<FavoriteState> {
  if (found === undefined) throw notFound();
  const marked = { table, corporateGroupId: found.corporate_group_id, id };
  return { is_favorite: await toggleFavorite(deps, caller, marked) };
}

/**
 * Toggles the caller's favourite mark on a corporate group.
 *
 * @throws ApiError 404 when they may not see it.
 */
export async function toggleCorporateGroupFavorite(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<FavoriteState> {
  const found = await deps.database.db
    .selectFrom('corporate_group')
    .select('id as corporate_group_id')
    .where('id', '=', id)
    .where(visibleCorporateGroup(caller))
    .executeTakeFirst();
  return toggle(deps, caller, 'corporate_group_favorite', id, found);
}

/**
 * Toggles the caller's favourite mark on a company.
 *
 * @throws ApiError 404 when they may not see it.
 */
export async function toggleCompanyFavorite(deps: Deps, caller: Caller, id: string): Promise<FavoriteState> {
  const found = await deps.database.db
    .selectFrom('company')
    .select('corporate_group_id')
    .where('company.id', '=', id)
    .where(visibleCompany(caller))
    .executeTakeFirst();
  return toggle(deps, caller, 'company_favorite', id, found);
}

/**
 * Toggles the caller's favourite mark on a site.
 *
 * @throws ApiError 404 when they may not see it.
 */
export async function toggleSiteFavorite(deps: Deps, caller: Caller, id: string): Promise<FavoriteState> {
  const found = await deps.database.db
    .selectFrom('site')
    .select('corporate_group_id')
    .where('site.id', '=', id)
    .where(visibleSite(caller))
    .executeTakeFirst();
  return toggle(deps, caller, 'site_favorite', id, found);
}

/**
 * Toggles the caller's favourite mark on a site group.
 *
 * @throws ApiError 404 when they may not see it.
 */
export async function toggleSiteGroupFavorite(
  deps: Deps,
  caller: Caller,
  id: string,
): Promise<FavoriteState> {
  const found = await deps.database.db
    .selectFrom('site_group')
    .select('corporate_group_id')
    .where('site_group.id', '=', id)
    .where(visibleSiteGroup(caller))
    .executeTakeFirst();
  return toggle(deps, caller, 'site_group_favorite', id, found);
}
