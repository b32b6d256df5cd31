import type { PermissionKey, RoleMatrix } from '@vinrod/api-client';
import type { PermissionGrants } from '@vinrod/ui/permission-matrix';

/** Permissions by role id, in a form that can be stored. */
export type GrantsDraft = Readonly<Record<string, readonly string[]>>;

/** Type guard for a draft read from browser storage. */
export function isGrantsDraft(stored: unknown): stored is GrantsDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'))
  );
}

/** Converts grants to a draft; sorted, so that equal grants give equal drafts. */
export function draftOf(grants: PermissionGrants): GrantsDraft {
  return Object.fromEntries(Object.entries(grants).map(([role, keys]) => [role, [...keys].toSorted()]));
}

/** Converts a draft to grants. */
export function grantsOf(draft: GrantsDraft): PermissionGrants {
  return Object.fromEntries(Object.entries(draft).map(([role, keys]) => [role, new Set(keys)]));
}

/** New permissions of one area of a role. */
export interface RoleAreaChange {
  readonly id: number;
  readonly areas: {
    readonly area: RoleMatrix['areas'][number]['area'];
    readonly permissions: PermissionKey[];
  }[];
}

/** Areas that differ from the saved roles: the body of the batch update of version 2. */
export function changedAreas(roles: readonly RoleMatrix[], grants: PermissionGrants): RoleAreaChange[] {
  return roles.flatMap((role) => {
    const wanted = grants[String(role.id)] ?? new Set<string>();
    const areas = role.areas
      .filter(({ permissions }) => permissions.some((cell) => cell.is_granted !== wanted.has(cell.codename)))
      .map(({ area, permissions }) => ({
        area,
        permissions: permissions.map(({ codename }) => codename).filter((key) => wanted.has(key)),
      }));
    return areas.length === 0 ? [] : [{ id: role.id, areas }];
  });
}

/** Number of users with the changed roles; a user with two of them counts twice. */
export function affectedUsers(roles: readonly RoleMatrix[], changes: readonly RoleAreaChange[]): number {
  const changed = new Set(changes.map(({ id }) => id));
  return roles.filter(({ id }) => changed.has(id)).reduce((sum, role) => sum + role.user_count, 0);
}
