import {
  heldBy,
  type Grant,
  type Permission,
  type PermissionArea,
  type PermissionGrants,
  type PermissionRole,
} from './permission.ts';

/** Permissions and roles by key, and the dependencies between permissions. */
export interface GrantRules {
  readonly permissions: ReadonlyMap<string, Permission>;
  readonly roles: ReadonlyMap<string, PermissionRole>;
  /** Keys of the permissions that need a permission. */
  readonly neededBy: ReadonlyMap<string, readonly string[]>;
}

/** Builds the rules from the consumer's permissions and roles. */
export function grantRules(areas: readonly PermissionArea[], roles: readonly PermissionRole[]): GrantRules {
  const permissions = new Map(areas.flatMap((area) => area.permissions).map((each) => [each.key, each]));
  const neededBy = new Map<string, string[]>();
  for (const { key, implies = [] } of permissions.values()) {
    for (const needed of implies) neededBy.set(needed, [...(neededBy.get(needed) ?? []), key]);
  }
  return { permissions, roles: new Map(roles.map((role) => [role.id, role])), neededBy };
}

/** Keys that toggle together with a key: its dependencies when granted, its dependants when revoked. */
function turnedWith(rules: GrantRules, key: string, isGranted: boolean): ReadonlySet<string> {
  const turned = new Set([key]);
  for (const each of turned) {
    const next = isGranted ? (rules.permissions.get(each)?.implies ?? []) : (rules.neededBy.get(each) ?? []);
    for (const other of next) turned.add(other);
  }
  return turned;
}

/**
 * Why a grant cannot be toggled: the role, the permission or one that toggles with it is locked.
 * @returns the consumer's reason, or `undefined` when it can be toggled
 */
export function whyLocked(
  rules: GrantRules,
  grants: PermissionGrants,
  { roleId, key }: Grant,
): string | undefined {
  const roleReason = rules.roles.get(roleId)?.lockedReason;
  if (roleReason !== undefined) return roleReason;
  const held = heldBy(grants, roleId);
  const isGranted = !held.has(key);
  for (const turned of turnedWith(rules, key, isGranted)) {
    const reason = rules.permissions.get(turned)?.lockedReason;
    if (reason !== undefined && held.has(turned) !== isGranted) return reason;
  }
  return undefined;
}

/** The grants after giving or revoking some, with their dependencies; locked ones stay as they are. */
export function withGrants(
  rules: GrantRules,
  grants: PermissionGrants,
  turned: readonly Grant[],
  isGranted: boolean,
): PermissionGrants {
  let next = grants;
  for (const grant of turned) {
    const { roleId, key } = grant;
    const held = heldBy(next, roleId);
    if (held.has(key) === isGranted || whyLocked(rules, next, grant) !== undefined) continue;
    const changed = new Set(held);
    for (const each of turnedWith(rules, key, isGranted)) {
      if (isGranted) changed.add(each);
      else changed.delete(each);
    }
    next = { ...next, [roleId]: changed };
  }
  return next;
}
