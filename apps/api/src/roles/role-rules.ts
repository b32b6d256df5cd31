import type { PermissionKey } from '@vinrod/api-client/contract';
import { authorityTexts } from '../authority/authority-texts.ts';
import { holdsAll, isRoleWithinRights } from '../authority/rights.ts';
import type { Caller } from '../server/caller.ts';
import { refused, refusedFields } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { isGrantable, type RoleKind } from '../permissions/permission-lists.ts';
import { roleTexts } from './role-texts.ts';

/**
 * Checks that permissions may be given to a role: its kind can hold them, and the caller holds every one.
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
    ...(holdsAll(caller, permissions) ? [] : [authorityTexts.notHeld]),
  ];
  if (texts.length > 0) throw refusedFields([{ field: 'permissions', texts }]);
}

/**
 * Checks that the caller may change roles: they hold none of them, and neither the roles nor their holders have more
 * permissions than the caller.
 *
 * @throws ApiError 422 otherwise.
 */
export async function requireChangeable(
  db: Queries,
  caller: Caller,
  roleIds: readonly number[],
): Promise<void> {
  const own = await db
    .selectFrom('user_role')
    .select('role_id')
    .where('user_id', '=', caller.userId)
    .where('role_id', 'in', [...roleIds])
    .executeTakeFirst();
  if (own !== undefined) throw refused(roleTexts.ownRole);
  const within = await db
    .selectFrom('role')
    .select('role.id')
    .where('role.id', 'in', [...roleIds])
    .where(isRoleWithinRights(caller))
    .execute();
  if (within.length !== roleIds.length) throw refused(authorityTexts.higherRole);
}
