import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../server/caller.ts';
import { ApiError, notFound } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { authorityTexts } from './authority-texts.ts';

/** The part of a corporate group that a caller may see. */
export interface SiteScope {
  readonly corporateGroupId: string;
  /** Companies that the view is limited to; null means no limit. */
  readonly companyIds: readonly string[] | null;
  /** Site groups that a limited view includes besides its companies. */
  readonly siteGroupIds: readonly string[];
}

/** Permissions that give staff access to every corporate group. */
const reachingPermissions = [
  'can_view_corporate_group_list',
  'can_view_corporate_group_details',
  'manage_corporate_group',
  'can_manage_corporate_group',
  'admin_can_view_site',
  'admin_can_manage_site',
] as const;

/** Whether the caller is staff who may see every corporate group. */
export function reachesEveryCorporateGroup(caller: Caller): boolean {
  return caller.userType === 'internal' && reachingPermissions.some((key) => caller.permissions.has(key));
}

/**
 * The part of a corporate group that the caller may see.
 *
 * @throws ApiError 404 when that is nothing, whether or not the corporate group exists.
 */
export async function siteScope(db: Queries, caller: Caller, corporateGroupId: string): Promise<SiteScope> {
  const companyIds = caller.corporateGroups.get(corporateGroupId);
  if (companyIds !== undefined) return { corporateGroupId, companyIds, siteGroupIds: caller.siteGroupIds };
  if (!reachesEveryCorporateGroup(caller)) throw notFound();
  const found = await db
    .selectFrom('corporate_group')
    .select('id')
    .where('id', '=', corporateGroupId)
    .executeTakeFirst();
  if (found === undefined) throw notFound();
  return { corporateGroupId, companyIds: null, siteGroupIds: [] };
}

/** Corporate groups that the caller sees all of, and the companies they see of others. */
function reach(caller: Caller): {
  readonly whole: readonly string[];
  readonly companyIds: readonly string[];
} {
  const entries = [...caller.corporateGroups];
  return {
    whole: entries.filter(([, companyIds]) => companyIds === null).map(([id]) => id),
    companyIds: entries.flatMap(([, companyIds]) => companyIds ?? []),
  };
}

/** Condition on `site`: belongs to one of the companies or site groups. */
function belongsTo(companyIds: readonly string[], siteGroupIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(site.company_id = any(${companyIds}::uuid[]) or exists (
    select from site_group_site own where own.corporate_group_id = site.corporate_group_id
      and own.site_id = site.id and own.site_group_id = any(${siteGroupIds}::uuid[])))`;
}

/** Condition on `site`, over all corporate groups: visible to the caller. */
export function visibleSite(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  const { whole, companyIds } = reach(caller);
  return sql<boolean>`(site.corporate_group_id = any(${whole}::uuid[])
    or ${belongsTo(companyIds, caller.siteGroupIds)})`;
}

/** Condition on `company`, over all corporate groups: visible to the caller. */
export function visibleCompany(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  const { whole, companyIds } = reach(caller);
  return sql<boolean>`(company.corporate_group_id = any(${whole}::uuid[])
    or company.id = any(${companyIds}::uuid[])
    or exists (select from site join site_group_site own
        on own.corporate_group_id = site.corporate_group_id and own.site_id = site.id
      where site.corporate_group_id = company.corporate_group_id and site.company_id = company.id
        and own.site_group_id = any(${caller.siteGroupIds}::uuid[])))`;
}

/**
 * Checks that the caller may see a company.
 *
 * @param corporateGroupId - the corporate group it has to belong to; undefined for any
 * @throws ApiError 404 when they may not, whether or not it exists.
 */
export async function requireVisibleCompany(
  db: Queries,
  caller: Caller,
  companyId: string,
  corporateGroupId: string | undefined,
): Promise<void> {
  const visible = db
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .where(visibleCompany(caller));
  const asked =
    corporateGroupId === undefined ? visible : visible.where('corporate_group_id', '=', corporateGroupId);
  if ((await asked.executeTakeFirst()) === undefined) throw notFound();
}

/** Condition on `corporate_group`: visible to the caller. */
export function visibleCorporateGroup(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  return sql<boolean>`corporate_group.id = any(${[...caller.corporateGroups.keys()]}::uuid[])`;
}

/**
 * Checks that the caller may see a corporate group, and locks it until the end of the transaction.
 *
 * @throws ApiError 404 when they may not, whether or not it exists.
 */
export async function requireCorporateGroup(trx: Queries, caller: Caller, id: string): Promise<void> {
  const found = await trx
    .selectFrom('corporate_group')
    .select('id')
    .where('id', '=', id)
    .where(visibleCorporateGroup(caller))
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

/** The caller's own corporate groups of which they see everything. */
export function wholeCorporateGroups(caller: Caller): readonly string[] {
  return reach(caller).whole;
}

/** Whether the caller, who is known to see a corporate group, sees all of it. */
export function wholeCorporateGroup(caller: Caller, id: string): boolean {
  return reachesEveryCorporateGroup(caller) || caller.corporateGroups.get(id) === null;
}

/** A query over the sites of a scope; select, filter and sort it further. */
export function sitesIn(db: Queries, scope: SiteScope) {
  const query = db.selectFrom('site').where('site.corporate_group_id', '=', scope.corporateGroupId);
  return scope.companyIds === null ? query : query.where(belongsTo(scope.companyIds, scope.siteGroupIds));
}

/** The most site ids that an error lists. */
const mostNamed = 5;

/** A 404 that lists the missing sites. */
function sitesNotFound(siteIds: readonly string[]): ApiError {
  const named = siteIds.slice(0, mostNamed).join(', ');
  const rest = Math.max(0, siteIds.length - mostNamed);
  return new ApiError(404, authorityTexts.sitesNotFound({ count: siteIds.length, named, rest }));
}

/**
 * Checks that the caller may see a site, in any corporate group.
 *
 * @throws ApiError 404 when they may not, whether or not it exists.
 */
export async function requireVisibleSite(db: Queries, caller: Caller, siteId: string): Promise<void> {
  const found = await db
    .selectFrom('site')
    .select('id')
    .where('id', '=', siteId)
    .where(visibleSite(caller))
    .executeTakeFirst();
  if (found === undefined) throw sitesNotFound([siteId]);
}

/**
 * Checks that every site is within the scope: an id from outside must not be dropped silently.
 *
 * @throws ApiError 404 when one is not, whether or not it exists; lists the ids.
 */
export async function requireSites(db: Queries, scope: SiteScope, siteIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(siteIds.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) return;
  const found = await sitesIn(db, scope).select('site.id').where('site.id', 'in', wanted).execute();
  if (found.length === wanted.length) return;
  const known = new Set(found.map(({ id }) => id));
  throw sitesNotFound(wanted.filter((id) => !known.has(id)));
}
