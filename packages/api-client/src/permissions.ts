import type { PermissionKey, PermissionMap } from './contract.ts';

/** Whether any of the permissions is held, the default check (specification, section 6). */
export function holdsAny(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.some((key) => held.has(key));
}

/** Whether all of the permissions are held (specification, section 6: all-of). True for an empty list. */
export function holdsAll(held: ReadonlySet<PermissionKey>, keys: readonly PermissionKey[]): boolean {
  return keys.every((key) => held.has(key));
}

/** Who may do something: holders of at least one of `anyOf`, unless it is empty, and all of `allOf`. */
export interface PermissionRule {
  readonly anyOf: readonly PermissionKey[];
  /** None when omitted. */
  readonly allOf?: readonly PermissionKey[];
}

/** Whether these permissions satisfy the rule. */
export function meetsRule(held: ReadonlySet<PermissionKey>, { anyOf, allOf = [] }: PermissionRule): boolean {
  return (anyOf.length === 0 || holdsAny(held, anyOf)) && holdsAll(held, allOf);
}

/**
 * The permission keys whose value is true (specification, section 3).
 *
 * @param permissions - The `permissions` of a profile. Keys that this version of the contract does not know are kept,
 * so that a newer back end works.
 */
export function grantedPermissions(permissions: PermissionMap): PermissionKey[] {
  const isGranted = (key: string): key is PermissionKey => Reflect.get(permissions, key) === true;
  return Object.keys(permissions).filter(isGranted);
}
