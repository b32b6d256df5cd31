import type { PermissionKey, Role } from '@vinrod/api-client';

import { heldKeys, roleLock, type RoleReader } from './role-matrix.ts';
import type { RoleReplacement } from './use-role-calls.ts';

/** Role that can get the permissions of another, with the resulting change. */
export interface CopyTarget {
  readonly role: Role;
  /** Number of permissions added. */
  readonly added: number;
  /** Number of permissions removed. */
  readonly removed: number;
  /**
   * Whether the user holds every permission added: nobody can grant what they lack (contract,
   * `updateAdministratorGroups`).
   */
  readonly isAllowed: boolean;
}

/**
 * Roles that can get the permissions of another.
 *
 * @param held - Permissions of the current user.
 */
export function copyTargets(
  from: Role,
  roles: readonly Role[],
  reader: RoleReader,
  held: ReadonlySet<PermissionKey>,
): readonly CopyTarget[] {
  const wanted = heldKeys(from);
  return roles
    .filter((role) => role.id !== from.id && roleLock(role, reader) === undefined)
    .map((role) => {
      const now = heldKeys(role);
      const added = wanted.filter((key) => !now.includes(key));
      return {
        role,
        added: added.length,
        removed: now.filter((key) => !wanted.includes(key)).length,
        isAllowed: added.every((key) => held.has(key)),
      };
    });
}

/** Body of the batch update of version 1: each role with all of its new permissions. */
export function copyChanges(from: Role, ids: readonly number[]): RoleReplacement[] {
  return ids.map((id) => ({ id, permissions: [...heldKeys(from)] }));
}
