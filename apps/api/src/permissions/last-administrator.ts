import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { refused } from '../server/api-error.ts';
import { allPermissionKeys } from '../server/contract.ts';
import type { Schema } from '../store/schema/index.ts';
import { administratorPermissions } from './default-roles.ts';
import { permissionTexts } from './permission-texts.ts';
import type { RoleRealm } from './role-realm.ts';

/** Condition on `app_user`: holds all of the permissions. */
function holdsEvery(permissions: readonly PermissionKey[]): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from unnest(${permissions}::text[]) as wanted (permission)
    where not exists (select from user_role held join role_permission granted on granted.role_id = held.role_id
      where held.user_id = app_user.id and granted.permission = wanted.permission))`;
}

/**
 * Conditions on `app_user`, the strongest first: those who can restore every user of a realm, because nobody holds or
 * sees more, and those who at least manage its users.
 */
function administratorsOf(realm: RoleRealm): readonly RawBuilder<boolean>[] {
  if (realm.kind === 'internal') {
    const isStaff = sql<boolean>`app_user.user_type = 'internal'`;
    return [
      sql<boolean>`${isStaff} and ${holdsEvery(allPermissionKeys)}`,
      sql<boolean>`${isStaff} and ${holdsEvery(['can_manage_admin_user', 'can_manage_admin_group'])}`,
    ];
  }
  const member = sql`select from user_corporate_group member
    where member.user_id = app_user.id and member.corporate_group_id = ${realm.corporateGroupId}`;
  const administered = sql`select from user_corporate_group other
    where other.corporate_group_id = ${realm.corporateGroupId} and other.is_admin`;
  const isCustomer = sql<boolean>`app_user.user_type = 'external'`;
  return [
    sql<boolean>`${isCustomer} and ${holdsEvery(administratorPermissions)}
      and exists (${member} and not member.is_limited and (member.is_admin or not exists (${administered})))`,
    sql<boolean>`${isCustomer} and ${holdsEvery(['can_manage_company_user'])} and exists (${member})`,
  ];
}

async function isAnybody(trx: Transaction<Schema>, condition: RawBuilder<boolean>): Promise<boolean> {
  const found = await trx
    .selectFrom('app_user')
    .select('app_user.id')
    .where('app_user.status', '=', 'active')
    .where(condition)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Condition on `app_user`: the only administrator of the staff, of either strength. */
export function isLastOfStaff(): RawBuilder<boolean> {
  const ones = administratorsOf({ kind: 'internal' }).map(
    (condition) => sql`array[app_user.id] = array(select app_user.id from app_user
      where app_user.status = 'active' and ${condition} limit 2)`,
  );
  return sql<boolean>`(${sql.join(ones, sql` or `)})`;
}

/**
 * Makes a change of users or roles that must not remove the last administrator of a realm, within `administer`. If
 * there was somebody who could restore every user, or who managed the users, there must be one afterwards.
 *
 * @throws ApiError 422 when the last one would be gone.
 */
export async function keepingAdministrator<Result>(
  trx: Transaction<Schema>,
  realm: RoleRealm,
  change: () => Promise<Result>,
): Promise<Result> {
  const kept: RawBuilder<boolean>[] = [];
  for (const condition of administratorsOf(realm)) if (await isAnybody(trx, condition)) kept.push(condition);
  const result = await change();
  for (const condition of kept)
    if (!(await isAnybody(trx, condition))) throw refused(permissionTexts.lastAdministrator);
  return result;
}
