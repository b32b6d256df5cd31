import { sql } from 'kysely';
import type { CorporateGroupReference, InternalUser, UserStatus } from '@vinrod/api-client/contract';
import { isSelf } from '../audit/acting.ts';
import { isOpenTo } from '../authority/open-operations.ts';
import { canShadowUser } from '../authority/shadowing.ts';
import { isWithinRights } from '../authority/rights.ts';
import type { Caller } from '../server/caller.ts';
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
  userOrder,
  type UserOrdering,
  type UserRow,
} from './user-columns.ts';

interface InternalUserRow extends UserRow {
  readonly department: string | null;
  readonly employee_id: string | null;
  readonly responsible: CorporateGroupReference[];
  readonly is_within_rights: boolean;
}

function internalUsers(db: Queries, caller: Caller) {
  return db
    .selectFrom('app_user')
    .select(userColumns)
    .select([
      'app_user.department',
      'app_user.employee_id',
      hasPassword.as('has_password'),
      rolesOfUser.as('roles'),
      permissionsOfUser.as('permissions'),
    ])
    .select(
      sql<CorporateGroupReference[]>`coalesce((
        select json_agg(json_build_object('uuid', own.id, 'name', own.name) order by own.name, own.id)
        from corporate_group own where own.account_manager_id = app_user.id), '[]')`.as('responsible'),
    )
    .select(isWithinRights(caller).as('is_within_rights'))
    .where('app_user.user_type', '=', 'internal');
}

function toInternalUser(caller: Caller, row: InternalUserRow): InternalUser {
  return {
    ...commonUser(row),
    department: row.department,
    employee_id: row.employee_id,
    corporate_groups_responsible: row.responsible,
    can_change: row.is_within_rights && isOpenTo(caller, 'updateAdministrator'),
    can_delete: row.is_within_rights && !isSelf(caller, row.id) && isOpenTo(caller, 'deleteAdministrator'),
    can_shadow: canShadowUser(caller, 'internal', row),
  };
}

/** One page of the supplier's staff. */
export async function listInternalUsers(
  db: Queries,
  caller: Caller,
  query: ListQuery<UserOrdering> & { readonly status?: UserStatus },
  url: URL,
): Promise<Page<InternalUser>> {
  const found = internalUsers(db, caller).where(
    matchesSearch(query.search, [...searchedColumns, sql.ref('app_user.department')]),
  );
  const rows = query.status === undefined ? found : found.where('app_user.status', '=', query.status);
  const page = await readPage(db, rows, query, userOrder, url);
  return { ...page, results: page.results.map((row) => toInternalUser(caller, row)) };
}

/**
 * One member of staff.
 *
 * @throws ApiError 404 when there is none with this id.
 */
export async function readInternalUser(db: Queries, caller: Caller, id: string): Promise<InternalUser> {
  const row = await internalUsers(db, caller).where('app_user.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toInternalUser(caller, row);
}
