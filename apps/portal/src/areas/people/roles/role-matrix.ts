import type { PermissionAction, PermissionArea, PermissionKey, Role, RoleMatrix } from '@vinrod/api-client';
import type {
  PermissionAction as MatrixAction,
  PermissionArea as MatrixArea,
  PermissionGrants,
  PermissionRole,
} from '@vinrod/ui/permission-matrix';

import { t } from '#messages';

const actions = ['view', 'manage', 'delete', 'other'] as const satisfies readonly PermissionAction[];

/** The columns of the matrix of one role. */
export function matrixActions(): readonly MatrixAction[] {
  return actions.map((id) => ({ id, label: t(`roles.action.${id}`) }));
}

/**
 * Subject of a permission: its text without the verb in the column heading, so that "Visa fakturor" under "Visa"
 * becomes "Fakturor".
 */
export function subjectOf(text: string, action: PermissionAction): string {
  const verb = `${t(`roles.action.${action}`)} `;
  if (!text.startsWith(verb)) return text;
  const rest = text.slice(verb.length);
  return rest.charAt(0).toLocaleUpperCase('sv') + rest.slice(1);
}

/**
 * Permissions as the matrix shows them. Managing and deleting imply viewing the same thing, and users cannot grant what
 * they lack (contract, `createAdministratorGroup`).
 *
 * @param held - Permissions of the current user.
 */
export function matrixAreas(
  areas: readonly PermissionArea[],
  held: ReadonlySet<PermissionKey>,
): readonly MatrixArea[] {
  return areas.map(({ area, display_name: label, permissions }) => ({
    key: area,
    label,
    permissions: permissions.map(({ codename, display_name: text, action }) => {
      const subject = subjectOf(text, action);
      const viewing = permissions.filter(
        (other) =>
          action !== 'view' &&
          other.action === 'view' &&
          subjectOf(other.display_name, other.action) === subject,
      );
      return {
        key: codename,
        label: text,
        subject,
        action,
        implies: viewing.map((other) => other.codename),
        ...(held.has(codename) ? {} : { lockedReason: t('roles.notHeld') }),
      };
    }),
  }));
}

/** User looking at the roles. */
export interface RoleReader {
  /** ids of the user's own roles: nobody can change those. */
  readonly ownRoles: readonly number[];
  /** Whether they change roles at all. */
  readonly mayManage: boolean;
}

/** Why a role cannot be changed; undefined when it can. */
export function roleLock(
  role: Pick<RoleMatrix, 'id' | 'is_system' | 'kind' | 'corporate_group' | 'can_change'>,
  { ownRoles, mayManage }: RoleReader,
): string | undefined {
  if (role.is_system || (role.kind === 'customer' && role.corporate_group === null)) return t('roles.system');
  if (ownRoles.includes(role.id)) return t('roles.own');
  return mayManage && !role.can_change ? t('roles.beyond') : undefined;
}

function lockedHeading(role: RoleMatrix): string {
  return roleLock(role, { ownRoles: [], mayManage: false }) === undefined
    ? t('roles.beyondRole')
    : t('roles.fromPortal');
}

/**
 * Roles as columns of the matrix. A heading has room for a word or two on why a role is locked.
 *
 * @param addressOf - Address of a role by its id.
 */
export function matrixRoles(
  roles: readonly RoleMatrix[],
  reader: RoleReader,
  addressOf: (id: number) => string,
): readonly PermissionRole[] {
  return roles.map((role) => {
    const isLocked = roleLock(role, reader) !== undefined;
    const reason = reader.ownRoles.includes(role.id) ? t('roles.ownRole') : lockedHeading(role);
    return {
      id: String(role.id),
      name: role.display_name,
      note: t('roles.heldBy', { users: role.user_count }),
      href: addressOf(role.id),
      ...(isLocked ? { lockedReason: reason } : {}),
    };
  });
}

/** The permissions that a role holds, by the role itself. */
export function heldKeys({ permissions }: Pick<Role, 'permissions'>): readonly PermissionKey[] {
  return permissions.map(({ codename }) => codename);
}

/** The permissions that a role holds, by the matrix. */
export function grantedKeys({ areas }: Pick<RoleMatrix, 'areas'>): readonly PermissionKey[] {
  return areas.flatMap(({ permissions }) =>
    permissions.filter((cell) => cell.is_granted).map((cell) => cell.codename),
  );
}

/** Grants of the roles as saved on the server. */
export function savedGrants(roles: readonly RoleMatrix[]): PermissionGrants {
  return Object.fromEntries(roles.map((role) => [String(role.id), new Set<string>(grantedKeys(role))]));
}
