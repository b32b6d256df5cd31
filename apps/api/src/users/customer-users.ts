import { sql } from 'kysely';
import type {
  CompanyReference,
  CorporateGroupReference,
  CustomerUser,
  SiteGroupName,
  UserStatus,
} from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import { isSelf } from '../audit/acting.ts';
import { isOpenTo } from '../authority/open-operations.ts';
import { canShadowUser } from '../authority/shadowing.ts';
import { isWithinRights, knownMember } from '../authority/rights.ts';
import { siteScope, visibleCorporateGroup } from '../authority/site-scope.ts';
import { everyWord } from '../server/search-words.ts';
import { searchedText } from '../server/searched-texts.ts';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListQuery, type Page } from '../server/list-query.ts';
import type { Queries } from '../store/database.ts';
import {
  commonUser,
  hasPassword,
  permissionsOfUser,
  rolesOfUser,
  searchedColumns,
  userColumns,
  everyUserOrder,
  userOrder,
  type UserOrdering,
  type UserRow,
} from './user-columns.ts';

interface CustomerUserRow extends UserRow {
  readonly is_admin: boolean;
  readonly is_limited: boolean;
  readonly is_within_rights: boolean;
  readonly is_within_rights_here: boolean;
  readonly corporate_group: CorporateGroupReference;
  readonly companies: CompanyReference[];
  readonly site_groups: SiteGroupName[];
}

/**
 * The users visible to the caller.
 *
 * @param corporateGroupId - Their corporate group; null for every one that the caller sees.
 */
function customerUsers(db: Queries, caller: Caller, corporateGroupId: string | null) {
  const ofCorporateGroup =
    corporateGroupId === null
      ? visibleCorporateGroup(caller)
      : sql<boolean>`member.corporate_group_id = ${corporateGroupId}`;
  return db
    .selectFrom('app_user')
    .innerJoin('user_corporate_group as member', 'member.user_id', 'app_user.id')
    .innerJoin('corporate_group', 'corporate_group.id', 'member.corporate_group_id')
    .select(userColumns)
    .select([
      'member.is_admin',
      'member.is_limited',
      hasPassword.as('has_password'),
      rolesOfUser.as('roles'),
      permissionsOfUser.as('permissions'),
    ])
    .select([
      isWithinRights(caller).as('is_within_rights'),
      isWithinRights(caller, sql.ref('corporate_group.id')).as('is_within_rights_here'),
    ])
    .select([
      sql<CorporateGroupReference>`json_build_object('uuid', corporate_group.id, 'name', corporate_group.name)`.as(
        'corporate_group',
      ),
      sql<CompanyReference[]>`coalesce((
        select json_agg(json_build_object('uuid', company.id, 'name', company.name) order by company.name, company.id)
        from user_company_scope seen join company
          on company.corporate_group_id = seen.corporate_group_id and company.id = seen.company_id
        where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id), '[]')`.as(
        'companies',
      ),
      sql<SiteGroupName[]>`coalesce((
        select json_agg(json_build_object('uuid', site_group.id, 'name', site_group.name)
          order by site_group.name, site_group.id)
        from user_site_group_scope seen join site_group
          on site_group.corporate_group_id = seen.corporate_group_id and site_group.id = seen.site_group_id
        where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id), '[]')`.as(
        'site_groups',
      ),
    ])
    .where('app_user.user_type', '=', 'external')
    .where(ofCorporateGroup)
    .where(knownMember(caller));
}

function toCustomerUser(caller: Caller, row: CustomerUserRow): CustomerUser {
  return {
    ...commonUser(row),
    corporate_group: row.corporate_group,
    companies: row.companies,
    site_groups: row.site_groups,
    is_admin: row.is_admin,
    is_limited: row.is_limited,
    can_change: row.is_within_rights && isOpenTo(caller, 'updateCorporateGroupUser'),
    can_delete:
      row.is_within_rights_here && !isSelf(caller, row.id) && isOpenTo(caller, 'deleteCorporateGroupUser'),
    can_shadow: canShadowUser(caller, 'external', row),
  };
}

interface UserListQuery extends ListQuery<UserOrdering> {
  readonly status?: UserStatus;
}

/** One page of the users of a corporate group. */
export async function listCustomerUsers(
  db: Queries,
  caller: Caller,
  corporateGroupId: string,
  query: UserListQuery,
  url: URL,
): Promise<Page<CustomerUser>> {
  const found = customerUsers(db, caller, corporateGroupId).where(
    matchesSearch(query.search, searchedColumns),
  );
  const rows = query.status === undefined ? found : found.where('app_user.status', '=', query.status);
  const page = await readPage(db, rows, query, userOrder, url);
  return { ...page, results: page.results.map((row) => toCustomerUser(caller, row)) };
}

/**
 * One page of the users of every corporate group that the caller sees; a member of several is listed once for each.
 *
 * @throws ApiError 404 when the caller may not see the corporate group that the query names.
 */
export async function listEveryCustomerUser(
  db: Queries,
  caller: Caller,
  query: UserListQuery & { readonly corporate_group?: string },
  url: URL,
): Promise<Page<CustomerUser>> {
  const { corporate_group: corporateGroupId = null, search, status } = query;
  if (corporateGroupId !== null) await siteScope(db, caller, corporateGroupId);
  const found = customerUsers(db, caller, corporateGroupId).where(
    everyWord(search, (pattern) => [
      sql`app_user.id in (select app_user.id from app_user where ${searchedText('app_user')} like ${pattern})`,
      sql`lower(concat_ws(' ', app_user.phone_number, app_user.title)) like ${pattern}`,
      sql`member.corporate_group_id in (
        select corporate_group.id from corporate_group where ${searchedText('corporate_group')} like ${pattern})`,
    ]),
  );
  const rows = status === undefined ? found : found.where('app_user.status', '=', status);
  const page = await readPage(db, rows, query, everyUserOrder, url);
  return { ...page, results: page.results.map((row) => toCustomerUser(caller, row)) };
}

/**
 * Reads one user of a corporate group.
 *
 * @throws ApiError 404 when none with this id is visible to the caller.
 */
export async function readCustomerUser(
  db: Queries,
  caller: Caller,
  corporateGroupId: string,
  userId: string,
): Promise<CustomerUser> {
  const row = await customerUsers(db, caller, corporateGroupId)
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return toCustomerUser(caller, row);
}
