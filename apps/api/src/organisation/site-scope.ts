import type { Caller } from '../identity/caller.ts';
import { notFound } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';

/** The part of a koncern that a caller may see. */
export interface SiteScope {
  readonly corporateGroupId: string;
  /** Bolag the view is limited to; null is no limit. */
  readonly companyIds: readonly string[] | null;
}

/** Permissions by which staff reach every koncern. */
const reachingPermissions = [
  'can_view_corporate_group_list',
  'can_view_corporate_group_details',
  'manage_corporate_group',
  'can_manage_corporate_group',
  'admin_can_view_site',
  'admin_can_manage_site',
] as const;

/** Whether the caller is staff who may see every koncern. */
export function reachesEveryCorporateGroup(caller: Caller): boolean {
  return caller.userType === 'internal' && reachingPermissions.some((key) => caller.permissions.has(key));
}

/**
 * What the caller may see of a koncern.
 *
 * @throws ApiError 404 when that is nothing, whether or not the koncern exists.
 */
export async function siteScope(db: Queries, caller: Caller, corporateGroupId: string): Promise<SiteScope> {
  const companyIds = caller.corporateGroups.get(corporateGroupId);
  if (companyIds !== undefined) return { corporateGroupId, companyIds };
  if (!reachesEveryCorporateGroup(caller)) throw notFound();
  const found = await db
    .selectFrom('corporate_group')
    .select('id')
    .where('id', '=', corporateGroupId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return { corporateGroupId, companyIds: null };
}

/** A query over the sites of a scope; select, filter and sort it further. */
export function sitesIn(db: Queries, scope: SiteScope) {
  const query = db.selectFrom('site').where('site.corporate_group_id', '=', scope.corporateGroupId);
  return scope.companyIds === null ? query : query.where('site.company_id', 'in', [...scope.companyIds]);
}

/**
 * Checks that every site is within the scope: a foreign id must not be dropped in silence.
 *
 * @throws ApiError 404 when one is not, whether or not it exists.
 */
export async function requireSites(db: Queries, scope: SiteScope, siteIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(siteIds)];
  if (wanted.length === 0) return;
  const found = await sitesIn(db, scope).select('site.id').where('site.id', 'in', wanted).execute();
  if (found.length !== wanted.length) throw notFound();
}
