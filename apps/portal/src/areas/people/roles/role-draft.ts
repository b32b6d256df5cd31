import type { PermissionKey, Role, RoleChange } from '@vinrod/api-client';

import { t } from '#messages';

import { heldKeys } from './role-matrix.ts';

/** Form values of a role. */
export interface RoleDraft {
  readonly display_name: string;
  readonly description: string;
  /** Codenames, sorted. */
  readonly permissions: readonly string[];
}

/** The longest description the contract takes, in characters. */
export const longestDescription = 500;

/** Form values of a saved role. */
export function roleDraft(role: Role): RoleDraft {
  return {
    display_name: role.display_name,
    description: role.description,
    permissions: [...heldKeys(role)].toSorted(),
  };
}

/**
 * Initial values of a new role: empty, or the template's permissions under a new name.
 *
 * @param held - Permissions of the current user: nobody can grant what they lack.
 */
export function newRoleDraft(pattern: Role | undefined, held: ReadonlySet<string>): RoleDraft {
  if (pattern === undefined) return { display_name: '', description: '', permissions: [] };
  const { display_name: name, description, permissions } = roleDraft(pattern);
  return {
    display_name: t('roles.copyName', { name }),
    description,
    permissions: permissions.filter((key) => held.has(key)),
  };
}

/** Type guard for a draft read from browser storage. */
export function isRoleDraft(stored: unknown): stored is RoleDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  return (
    'display_name' in stored &&
    typeof stored.display_name === 'string' &&
    'description' in stored &&
    typeof stored.description === 'string' &&
    'permissions' in stored &&
    Array.isArray(stored.permissions) &&
    stored.permissions.every((key) => typeof key === 'string')
  );
}

/** Client-side validation errors by field name. */
export function roleProblems({
  display_name: name,
  description,
}: RoleDraft): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' ? { display_name: t('roles.nameMissing') } : {}),
    ...([...description].length > longestDescription ? { description: t('roles.descriptionLong') } : {}),
  };
}

/** Permissions of a draft that exist in the contract, in matrix order. */
export function draftPermissions(draft: RoleDraft, known: readonly PermissionKey[]): PermissionKey[] {
  return known.filter((key) => draft.permissions.includes(key));
}

/** Number of permissions given or removed, and of texts changed. */
export function countRoleChanges(role: Role, draft: RoleDraft): number {
  const before = roleDraft(role);
  const turned = [
    ...draft.permissions.filter((key) => !before.permissions.includes(key)),
    ...before.permissions.filter((key) => !draft.permissions.includes(key)),
  ];
  const isRenamed = draft.display_name !== before.display_name;
  const isDescribed = draft.description !== before.description;
  return turned.length + Number(isRenamed) + Number(isDescribed);
}

/** Only the fields that differ from the saved role; undefined when none do. */
export function roleChange(
  role: Role,
  draft: RoleDraft,
  known: readonly PermissionKey[],
): RoleChange | undefined {
  const before = roleDraft(role);
  const name = draft.display_name.trim();
  const description = draft.description.trim();
  const change: RoleChange = {
    ...(name === before.display_name ? {} : { display_name: name }),
    ...(description === before.description ? {} : { description }),
    ...(draft.permissions.join() === before.permissions.join()
      ? {}
      : { permissions: draftPermissions(draft, known) }),
  };
  return Object.keys(change).length === 0 ? undefined : change;
}
