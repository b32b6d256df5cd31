import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { refused } from '../server/api-error.ts';
import type { RoleRealm } from '../roles/roles.ts';
import type { Schema } from '../store/schema/index.ts';
import { userTexts } from './user-texts.ts';

/** Condition on `app_user`: holds a permission. */
function holds(permission: PermissionKey): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from user_role held join role_permission granted on granted.role_id = held.role_id
    where held.user_id = app_user.id and granted.permission = ${permission})`;
}

/**
 * Whether somebody who can sign in administers the users of a realm: staff by managing both internal
 * users and internal roles, a koncern's own by managing its users.
 */
async function hasAdministrator(trx: Transaction<Schema>, realm: RoleRealm): Promise<boolean> {
  const active = trx.selectFrom('app_user').select('app_user.id').where('app_user.status', '=', 'active');
  const administrators =
    realm.kind === 'internal'
      ? active
          .where('app_user.user_type', '=', 'internal')
          .where(holds('can_manage_admin_user'))
          .where(holds('can_manage_admin_group'))
      : active
          .where('app_user.user_type', '=', 'external')
          .where(
            sql<boolean>`exists (select from user_corporate_group member
              where member.user_id = app_user.id and member.corporate_group_id = ${realm.corporateGroupId})`,
          )
          .where(holds('can_manage_company_user'));
  return (await administrators.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Lets changes of users and roles happen one after the other, or two administrators could remove each
 * other at the same time. Has to come first in the transaction.
 */
export async function lockAdministration(trx: Transaction<Schema>): Promise<void> {
  await trx
    .selectFrom('change_lock')
    .select('name')
    .where('name', '=', 'users and roles')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a change of users or roles that must not take away the last administrator, in a transaction
 * that has locked the administration.
 *
 * @throws ApiError 422 when there was an administrator before and there is none afterwards.
 */
export async function keepingAdministrator<Result>(
  trx: Transaction<Schema>,
  realm: RoleRealm,
  change: () => Promise<Result>,
): Promise<Result> {
  const hadOne = await hasAdministrator(trx, realm);
  const result = await change();
  if (hadOne && !(await hasAdministrator(trx, realm))) throw refused(userTexts.lastAdministrator);
  return result;
}
