import { sql, type Transaction } from 'kysely';
import type { Caller } from '../server/caller.ts';
import { authorityTexts } from '../authority/authority-texts.ts';
import { roleHoldsNoMore } from '../authority/rights.ts';
import { refusedFields } from '../server/api-error.ts';
import { rolesIn } from '../roles/roles.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from './user-texts.ts';

async function roleIdsOf(trx: Transaction<Schema>, userId: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', userId)
    .orderBy('role_id')
    .execute();
  return rows.map(({ role_id }) => role_id);
}

/** Whether one of the roles has a permission that the caller lacks. */
async function holdMoreThan(
  trx: Transaction<Schema>,
  caller: Caller,
  roleIds: readonly number[],
): Promise<boolean> {
  const more = await trx
    .selectFrom('role')
    .select('role.id')
    .where(sql<boolean>`role.id = any(${roleIds}::integer[])`)
    .where(sql<boolean>`not ${roleHoldsNoMore(caller)}`)
    .limit(1)
    .executeTakeFirst();
  return more !== undefined;
}

/**
 * Replaces a user's roles. Locks the roles until the end of the transaction, so that none is removed or given other
 * permissions meanwhile.
 *
 * @returns the names of the added (`+`) and removed (`-`) roles.
 * @throws ApiError 422 when one is not of the realm, or has a permission that the caller lacks, whether it is added or
 * removed.
 */
export async function replaceRoles(
  trx: Transaction<Schema>,
  caller: Caller,
  realm: RoleRealm,
  userId: string,
  roleIds: readonly number[],
): Promise<string[]> {
  const current = await roleIdsOf(trx, userId);
  const added = roleIds.filter((id) => !current.includes(id));
  const removed = current.filter((id) => !roleIds.includes(id));
  const roles = await rolesIn(trx, realm)
    .select(['role.id', 'role.display_name'])
    .where(sql<boolean>`role.id = any(${[...added, ...removed]}::integer[])`)
    .orderBy('role.id')
    .forShare()
    .execute();
  const names = new Map(roles.map((role) => [role.id, role.display_name]));
  if (added.some((id) => !names.has(id)))
    throw refusedFields([{ field: 'roles', texts: [userTexts.unknownRole] }]);
  if (await holdMoreThan(trx, caller, [...added, ...removed]))
    throw refusedFields([{ field: 'roles', texts: [authorityTexts.notHeld] }]);
  if (removed.length > 0)
    await trx.deleteFrom('user_role').where('user_id', '=', userId).where('role_id', 'in', removed).execute();
  if (added.length > 0)
    await trx
      .insertInto('user_role')
      .values(added.map((role_id) => ({ user_id: userId, role_id })))
      .execute();
  return [...added.map((id) => `+${names.get(id) ?? id}`), ...removed.map((id) => `-${names.get(id) ?? id}`)];
}

/** Whether a list of roles differs from a user's current ones. */
export async function areOtherRoles(
  trx: Transaction<Schema>,
  userId: string,
  roleIds: readonly number[],
): Promise<boolean> {
  const current = await roleIdsOf(trx, userId);
  return current.length !== roleIds.length || roleIds.some((id) => !current.includes(id));
}
