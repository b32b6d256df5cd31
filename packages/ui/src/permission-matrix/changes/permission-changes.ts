import {
  heldBy,
  type Permission,
  type PermissionArea,
  type PermissionGrants,
  type PermissionRole,
} from '../permission.ts';

/** Unsaved changes of one role. */
export interface RoleChanges {
  readonly role: PermissionRole;
  /** Permissions that the role gets, in the order of the matrix. */
  readonly added: readonly Permission[];
  /** Permissions that the role loses, in the order of the matrix. */
  readonly removed: readonly Permission[];
}

/** Unsaved changes, for the roles that have any. */
export function permissionChanges(
  areas: readonly PermissionArea[],
  roles: readonly PermissionRole[],
  saved: PermissionGrants,
  value: PermissionGrants,
): readonly RoleChanges[] {
  const permissions = areas.flatMap((area) => area.permissions);
  return roles
    .map((role) => {
      const before = heldBy(saved, role.id);
      const after = heldBy(value, role.id);
      return {
        role,
        added: permissions.filter(({ key }) => after.has(key) && !before.has(key)),
        removed: permissions.filter(({ key }) => before.has(key) && !after.has(key)),
      };
    })
    .filter(({ added, removed }) => added.length + removed.length > 0);
}

/** Total number of permissions given or removed. */
export function countChanges(changes: readonly RoleChanges[]): number {
  return changes.reduce((sum, { added, removed }) => sum + added.length + removed.length, 0);
}
