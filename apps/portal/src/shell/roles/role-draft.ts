import type { PermissionKey, Role, RoleChange } from '@vinrod/api-client';

import { t } from '#messages';

import { heldKeys } from './role-matrix.ts';

/** What a form holds of a role. */
export interface RoleDraft {
  readonly display_name: string;
  readonly description: string;
  /** Codenames, sorted. */
  readonly permissions: readonly string[];
}

/** The longest description the contract takes, in characters. */
export const longestDescription = 500;

/**
 * What is saved of a role; an empty form without one.
 *
 * @param isCopy - The role is the pattern for a new one, which needs a name of its own.
 */
export function roleDraft(role: Role | undefined, isCopy: boolean): RoleDraft {
  if (role === undefined) return { display_name: '', description: '', permissions: [] };
  return {
    display_name: isCopy ? t('roles.copyName', { name: role.display_name }) : role.display_name,
    description: role.description,
    permissions: [...heldKeys(role)].toSorted(),
  };
}

/** Whether what was found in the browser's storage is a draft. */
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

/** What is wrong before anything is sent, by name of the field. */
export function roleProblems({
  display_name: name,
  description,
}: RoleDraft): Readonly<Record<string, string>> {
  return {
    ...(name.trim() === '' ? { display_name: t('roles.nameMissing') } : {}),
    ...([...description].length > longestDescription ? { description: t('roles.descriptionLong') } : {}),
  };
}

/** The permissions of a draft that the contract knows, in the order of the matrix. */
export function draftPermissions(draft: RoleDraft, known: readonly PermissionKey[]): PermissionKey[] {
  return known.filter((key) => draft.permissions.includes(key));
}

/** Only what differs from what is saved; undefined when nothing does. */
export function roleChange(
  role: Role,
  draft: RoleDraft,
  known: readonly PermissionKey[],
): RoleChange | undefined {
  const before = roleDraft(role, false);
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
