import {
  heldBy,
  type Grant,
  type Permission,
  type PermissionArea,
  type PermissionGrants,
  type PermissionRole,
} from './permission.ts';

/** Permissions and roles by key, and which permission needs which. */
export interface GrantRules {
  readonly permissions: ReadonlyMap<string, Permission>;
  readonly roles: ReadonlyMap<string, PermissionRole>;
  /** Keys of the permissions that need a permission. */
  readonly neededBy: ReadonlyMap<string, readonly string[]>;
}

/** Reads the rules out of what the consumer gives. */
export function grantRules(areas: readonly PermissionArea[], roles: readonly PermissionRole[]): GrantRules {
  const permissions = new Map(areas.flatMap((area) => area.permissions).map((each) => [each.key, each]));
  const neededBy = new Map<string, string[]>();
  for (const { key, implies = [] } of permissions.values()) {
    for (const needed of implies) neededBy.set(needed, [...(neededBy.get(needed) ?? []), key]);
  }
  return { permissions, roles: new Map(roles.map((role) => [role.id, role])), neededBy };
}

/** Keys that turn together with a key: what it needs when granted, what needs it when taken away. */
function turnedWith(rules: GrantRules, key: string, isGranted: boolean): ReadonlySet<string> {
  const turned = new Set([key]);
  for (const each of turned) {
    const next = isGranted ? (rules.permissions.get(each)?.implies ?? []) : (rules.neededBy.get(each) ?? []);
    for (const other of next) turned.add(other);
  }
  return turned;
}

/**
 * Why a grant cannot be turned: the role or the permission is locked, or one that would have to turn with it is.
 * @returns the reason as the consumer words it, or `undefined` when nothing stands in the way
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

/** The grants with some given or taken away, and what follows from that; locked ones stay as they are. */
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
