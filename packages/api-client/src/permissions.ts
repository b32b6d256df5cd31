import type { PermissionKey, PermissionMap } from './contract.ts';

/** Whether one of the permissions is held; the way permissions are checked by default (specification, section 6). */
export function holdsAny(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.some((key) => held.has(key));
}

/** Whether every one of the permissions is held (specification, section 6: all-of). Of none, every one is. */
export function holdsAll(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.every((key) => held.has(key));
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
