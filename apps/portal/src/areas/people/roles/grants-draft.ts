import type { PermissionKey, RoleMatrix } from '@vinrod/api-client';
import type { PermissionGrants } from '@vinrod/ui/permission-matrix';

/** Permissions by the id of the role, as a draft can be kept. */
export type GrantsDraft = Readonly<Record<string, readonly string[]>>;

/** Whether what was found in the browser's storage is a draft. */
export function isGrantsDraft(stored: unknown): stored is GrantsDraft {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    !Array.isArray(stored) &&
    Object.values(stored).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'))
  );
}

/** Grants as a draft: sorted, so that the same grants are the same draft. */
export function draftOf(grants: PermissionGrants): GrantsDraft {
  return Object.fromEntries(Object.entries(grants).map(([role, keys]) => [role, [...keys].toSorted()]));
}

/** A draft as grants. */
export function grantsOf(draft: GrantsDraft): PermissionGrants {
  return Object.fromEntries(Object.entries(draft).map(([role, keys]) => [role, new Set(keys)]));
}

/** One area of one role as it is to be. */
export interface RoleAreaChange {
  readonly id: number;
  readonly areas: {
    readonly area: RoleMatrix['areas'][number]['area'];
    readonly permissions: PermissionKey[];
  }[];
}

/** The areas that differ from what is saved, role by role: what the batch update of version 2 takes. */
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

/** How many users the changed roles have; one who holds two of them counts twice. */
export function affectedUsers(roles: readonly RoleMatrix[], changes: readonly RoleAreaChange[]): number {
  const changed = new Set(changes.map(({ id }) => id));
  return roles.filter(({ id }) => changed.has(id)).reduce((sum, role) => sum + role.user_count, 0);
}
