import type { PermissionKey } from '@vinrod/api-client/contract';
import { actorOf } from '../audit/acting.ts';
import type { Caller } from '../identity/caller.ts';
import { refused, refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { isGrantable, type RoleKind } from './permission-lists.ts';
import { roleTexts } from './role-texts.ts';

/**
 * Checks that permissions may be given to a role: the kind of role can have them and the caller holds
 * every one of them.
 *
 * @throws ApiError 422 otherwise.
 */
export function requireGrantable(
  caller: Caller,
  kind: RoleKind,
  permissions: readonly PermissionKey[],
): void {
  const texts = [
    ...(permissions.some((key) => !isGrantable(kind, key)) ? [roleTexts.notForCustomers] : []),
    ...(permissions.some((key) => !caller.permissions.has(key)) ? [roleTexts.notHeld] : []),
  ];
  if (texts.length > 0) throw refusedFields([{ field: 'permissions', texts }]);
}

/**
 * Checks that the caller holds none of the roles, neither as themselves nor as the member of staff
 * behind a shadow session.
 *
 * @throws ApiError 422 otherwise.
 */
export async function requireOthersRoles(
  db: Queries,
  caller: Caller,
  roleIds: readonly number[],
): Promise<void> {
  const own = await db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', 'in', [caller.userId, actorOf(caller).id])
    .where('role_id', 'in', [...roleIds])
    .executeTakeFirst();
  if (own !== undefined) throw refused(roleTexts.ownRole);
}
