import { sql } from 'kysely';
import type { Role, RoleMatrix } from '@vinrod/api-client/contract';
import { isOpenTo } from '../authority/open-operations.ts';
import { isRoleWithinRights, knownMember, roleHoldsNoMore } from '../authority/rights.ts';
import { formatInstant } from '@vinrod/locale/clock';
import type { RoleRealm } from '../permissions/role-realm.ts';
import type { Caller } from '../server/caller.ts';
import { wholeCorporateGroup } from '../authority/site-scope.ts';
import { notFound } from '../server/api-error.ts';
import { matchesSearch, readPage, type ListOrder, type ListQuery, type Page } from '../server/list-query.ts';
import type { Language } from '@vinrod/locale/messages/language';
import type { Queries } from '../store/database.ts';
import { grantedAreas, permissionInfos } from '../permissions/permission-lists.ts';

/** Sort orders of roles. */
export type RoleOrdering =
  | 'display_name'
  | '-display_name'
  | 'user_count'
  | '-user_count'
  | 'updated_at'
  | '-updated_at';

const order: ListOrder<RoleOrdering> = {
  keys: {
    display_name: [sql.ref('display_name')],
    user_count: [sql.ref('user_count')],
    updated_at: [sql.ref('role.updated_at')],
  },
  fallback: 'display_name',
  unique: [sql.ref('role.id')],
};

/** A role as read from the database. */
export interface RoleRow {
  readonly id: number;
  readonly name: string;
  readonly display_name: string;
  readonly description: string;
  readonly kind: 'internal' | 'customer';
  readonly corporate_group_id: string | null;
  readonly is_system: boolean;
  readonly updated_at: Date;
  readonly user_count: number;
  readonly permissions: readonly string[];
  readonly is_held: boolean;
  readonly is_within_rights: boolean;
  readonly is_givable: boolean;
}

/** Holders that count: in a corporate group its own users that are visible to the caller. */
function holders(caller: Caller, realm: RoleRealm) {
  return realm.kind === 'internal'
    ? sql`select from user_role held where held.role_id = role.id`
    : sql`select from user_role held join user_corporate_group member on member.user_id = held.user_id
        where held.role_id = role.id and member.corporate_group_id = ${realm.corporateGroupId}
          and ${knownMember(caller)}`;
}

/** Query for the roles of a realm; callers add filters, order and locks. */
export function rolesIn(db: Queries, realm: RoleRealm) {
  const roles = db.selectFrom('role').where('role.kind', '=', realm.kind);
  return realm.kind === 'internal'
    ? roles.where('role.corporate_group_id', 'is', null)
    : roles.where(
        sql<boolean>`(role.corporate_group_id is null or role.corporate_group_id = ${realm.corporateGroupId})`,
      );
}

function rolesWithPermissions(db: Queries, caller: Caller, realm: RoleRealm) {
  return rolesIn(db, realm)
    .select([
      'role.id',
      'role.name',
      'role.display_name',
      'role.description',
      'role.kind',
      'role.corporate_group_id',
      'role.is_system',
      'role.updated_at',
    ])
    .select(sql<number>`(select count(*) from (${holders(caller, realm)}) as counted)`.as('user_count'))
    .select([
      sql<boolean>`exists (select from user_role own where own.role_id = role.id
        and own.user_id = ${caller.userId})`.as('is_held'),
      isRoleWithinRights(caller).as('is_within_rights'),
      roleHoldsNoMore(caller).as('is_givable'),
    ])
    .select(
      sql<readonly string[]>`coalesce((select json_agg(own.permission) from role_permission own
        where own.role_id = role.id), '[]')`.as('permissions'),
    );
}

/** Whether a role of a kind is built in, or shared by every corporate group: nobody can change it. */
export function isFixedRole(row: Pick<RoleRow, 'kind' | 'is_system' | 'corporate_group_id'>): boolean {
  return row.is_system || (row.kind === 'customer' && row.corporate_group_id === null);
}

function common(caller: Caller, row: RoleRow) {
  const isWhole = row.corporate_group_id === null || wholeCorporateGroup(caller, row.corporate_group_id);
  const isChangeable = !isFixedRole(row) && !row.is_held && row.is_within_rights && isWhole;
  const isInternal = row.kind === 'internal';
  return {
    id: row.id,
    name: row.name,
    display_name: row.display_name,
    description: row.description,
    kind: row.kind,
    corporate_group: row.corporate_group_id,
    user_count: row.user_count,
    is_system: row.is_system,
    can_change:
      isChangeable && isOpenTo(caller, isInternal ? 'updateAdministratorGroup' : 'updateCorporateGroupGroup'),
    can_delete:
      isChangeable && isOpenTo(caller, isInternal ? 'deleteAdministratorGroup' : 'deleteCorporateGroupGroup'),
    can_give: row.is_givable,
    updated_at: formatInstant(row.updated_at.getTime()),
  };
}

/** A role with its permissions as a list (version 1). */
export function toRole(caller: Caller, row: RoleRow, language: Language): Role {
  const held = new Set(row.permissions);
  return { ...common(caller, row), permissions: permissionInfos(language, (key) => held.has(key)) };
}

/** A role with every permission of its kind by area, granted or not (version 2). */
export function toRoleMatrix(caller: Caller, row: RoleRow, language: Language): RoleMatrix {
  return { ...common(caller, row), areas: grantedAreas(language, row.kind, new Set(row.permissions)) };
}

/** One page of the roles of a realm. */
export function listRoles(
  db: Queries,
  caller: Caller,
  realm: RoleRealm,
  query: ListQuery<RoleOrdering>,
  url: URL,
): Promise<Page<RoleRow>> {
  const rows = rolesWithPermissions(db, caller, realm).where(
    matchesSearch(query.search, [sql.ref('role.display_name'), sql.ref('role.description')]),
  );
  return readPage(db, rows, query, order, url);
}

/** Some roles of a realm, in the order of the ids. */
export async function readRoles(
  db: Queries,
  caller: Caller,
  realm: RoleRealm,
  ids: readonly number[],
): Promise<RoleRow[]> {
  const rows = await rolesWithPermissions(db, caller, realm)
    .where(sql<boolean>`role.id = any(${ids}::integer[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One role of a realm.
 *
 * @throws ApiError 404 when the realm has none with this id.
 */
export async function readRole(db: Queries, caller: Caller, realm: RoleRealm, id: number): Promise<RoleRow> {
  const [row] = await readRoles(db, caller, realm, [id]);
  if (row === undefined) throw notFound();
  return row;
}
