import { sql, type Transaction } from 'kysely';
import type { Caller } from '../server/caller.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import { refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from './user-texts.ts';

/** A user's view of a corporate group: without companies and site groups, all of it. */
export interface CustomerView {
  readonly companies: readonly string[];
  readonly siteGroups: readonly string[];
}

/** Companies that the caller's own view of a corporate group is limited to; null for no limit. */
function ownLimit(caller: Caller, corporateGroupId: string): readonly string[] | null {
  return caller.corporateGroups.get(corporateGroupId) ?? null;
}

/** Reads a member's current view. */
export async function readView(
  db: Queries,
  corporateGroupId: string,
  userId: string,
): Promise<CustomerView & { readonly isLimited: boolean }> {
  const companies = await db
    .selectFrom('user_company_scope')
    .select('company_id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('user_id', '=', userId)
    .execute();
  const siteGroups = await db
    .selectFrom('user_site_group_scope')
    .select('site_group_id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('user_id', '=', userId)
    .execute();
  const member = await db
    .selectFrom('user_corporate_group')
    .select('is_limited')
    .where('corporate_group_id', '=', corporateGroupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    companies: companies.map(({ company_id }) => company_id),
    siteGroups: siteGroups.map(({ site_group_id }) => site_group_id),
    isLimited: member?.is_limited ?? false,
  };
}

/** @throws ApiError 422 when a company or a site group is not of the corporate group, or exceeds the caller's view. */
async function requireGivable(
  trx: Transaction<Schema>,
  caller: Caller,
  corporateGroupId: string,
  { companies, siteGroups }: CustomerView,
): Promise<void> {
  const knownCompanies = await trx
    .selectFrom('company')
    .select('id')
    .where('corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`id = any(${companies}::uuid[])`)
    .execute();
  if (knownCompanies.length !== companies.length)
    throw refusedFields([{ field: 'companies', texts: [userTexts.unknownCompany] }]);
  const knownGroups = await trx
    .selectFrom('site_group')
    .select('site_group.id')
    .where('site_group.corporate_group_id', '=', corporateGroupId)
    .where(sql<boolean>`site_group.id = any(${siteGroups}::uuid[])`)
    .where(visibleSiteGroup(caller))
    // Locked, so that their content does not change meanwhile.
    .orderBy('site_group.id')
    .forShare()
    .execute();
  if (knownGroups.length !== siteGroups.length)
    throw refusedFields([{ field: 'site_groups', texts: [userTexts.unknownSiteGroup] }]);
  const limit = ownLimit(caller, corporateGroupId);
  if (limit === null) return;
  const isMore =
    companies.length + siteGroups.length === 0 ||
    companies.some((id) => !limit.includes(id)) ||
    siteGroups.some((id) => !caller.siteGroupIds.includes(id));
  if (isMore) throw refusedFields([{ field: 'companies', texts: [userTexts.scopeNotHeld] }]);
}

/**
 * Replaces a member's view of a corporate group.
 *
 * @throws ApiError 422 when it is not of the corporate group, or exceeds the caller's view.
 */
export async function replaceView(
  trx: Transaction<Schema>,
  caller: Caller,
  corporateGroupId: string,
  userId: string,
  view: CustomerView,
): Promise<void> {
  await requireGivable(trx, caller, corporateGroupId, view);
  const key = { corporate_group_id: corporateGroupId, user_id: userId };
  for (const table of ['user_company_scope', 'user_site_group_scope'] as const)
    await trx
      .deleteFrom(table)
      .where('corporate_group_id', '=', corporateGroupId)
      .where('user_id', '=', userId)
      .execute();
  if (view.companies.length > 0)
    await trx
      .insertInto('user_company_scope')
      .values(view.companies.map((company_id) => ({ ...key, company_id })))
      .execute();
  if (view.siteGroups.length > 0)
    await trx
      .insertInto('user_site_group_scope')
      .values(view.siteGroups.map((site_group_id) => ({ ...key, site_group_id })))
      .execute();
  await trx
    .updateTable('user_corporate_group')
    .set({ is_limited: view.companies.length + view.siteGroups.length > 0 })
    .where('corporate_group_id', '=', corporateGroupId)
    .where('user_id', '=', userId)
    .execute();
}
