import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Caller } from '../identity/caller.ts';
import { visibleSiteGroup } from '../organisation/site-groups/visible-site-group.ts';
import { refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from './user-texts.ts';

/** What a user sees of a koncern: with neither bolag nor site groups, all of it. */
export interface CustomerView {
  readonly companies: readonly string[];
  readonly siteGroups: readonly string[];
}

/** Bolag that the caller's own view of a koncern is limited to; null is no limit. */
function ownLimit(caller: Caller, corporateGroupId: string): readonly string[] | null {
  return caller.corporateGroups.get(corporateGroupId) ?? null;
}

/**
 * Condition on `member` (`user_corporate_group`): a user whom the caller may know of. Who sees only a
 * part of a koncern knows of themselves and of those who see no more than that part.
 */
export function knownMember(caller: Caller, corporateGroupId: string): RawBuilder<boolean> {
  const companies = ownLimit(caller, corporateGroupId);
  if (companies === null) return sql<boolean>`true`;
  return sql<boolean>`(member.user_id = ${caller.userId} or (member.is_limited
    and not exists (select from user_company_scope seen
      where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id
        and not seen.company_id = any(${companies}::uuid[]))
    and not exists (select from user_site_group_scope seen
      where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id
        and not seen.site_group_id = any(${caller.siteGroupIds}::uuid[]))))`;
}

/** The view that a member has now. */
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

/** @throws ApiError 422 when a bolag or a site group is not of the koncern, or more than the caller sees. */
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
 * Gives a member another view of a koncern.
 *
 * @throws ApiError 422 when it is not of the koncern, or more than the caller sees.
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
