import type { PermissionKey, PermissionMap } from './contract.ts';

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
