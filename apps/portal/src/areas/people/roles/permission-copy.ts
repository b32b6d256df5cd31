import type { PermissionKey, Role } from '@vinrod/api-client';

import { heldKeys, roleLock, type RoleReader } from './role-matrix.ts';
import type { RoleReplacement } from './use-role-calls.ts';

/** A role that can be given the permissions of another, and what that would change. */
export interface CopyTarget {
  readonly role: Role;
  /** How many permissions come. */
  readonly added: number;
  /** How many permissions go. */
  readonly removed: number;
  /** Whether all that come are the reader's own: nobody gives what they lack (contract, `updateAdministratorGroups`). */
  readonly isAllowed: boolean;
}

/**
 * The roles that can be given the permissions of one.
 *
 * @param held - What the reader may do themselves.
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

/** What the batch update of version 1 takes: each role with all that it is to hold. */
export function copyChanges(from: Role, ids: readonly number[]): RoleReplacement[] {
  return ids.map((id) => ({ id, permissions: [...heldKeys(from)] }));
}
