import type { PermissionKey, PermissionMap } from './contract.ts';

/** Whether one of the permissions is held; the way permissions are checked by default (specification, section 6). */
export function holdsAny(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.some((key) => held.has(key));
}

/** Whether every one of the permissions is held (specification, section 6: all-of). Of none, every one is. */
export function holdsAll(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.every((key) => held.has(key));
}

/** Who may do something: who holds one of `anyOf`, unless that is empty, and every one of `allOf`. */
export interface PermissionRule {
  readonly anyOf: readonly PermissionKey[];
  /** None when left out. */
  readonly allOf?: readonly PermissionKey[];
}

/** Whether somebody who holds these permissions may do what the rule is about. */
export function meetsRule(held: ReadonlySet<PermissionKey>, { anyOf, allOf = [] }: PermissionRule): boolean {
  return (anyOf.length === 0 || holdsAny(held, anyOf)) && holdsAll(held, allOf);
}

/**
 * The permission keys whose value is true (specification, section 3).
 *
 * @param permissions - The `permissions` of a profile. Keys that this version of the contract does
 *   not know are kept, so that a newer back end does no harm.
 */
export function grantedPermissions(permissions: PermissionMap): PermissionKey[] {
  const isGranted = (key: string): key is PermissionKey => Reflect.get(permissions, key) === true;
  return Object.keys(permissions).filter(isGranted);
}
