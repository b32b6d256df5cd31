import type { PermissionKey } from '@vinrod/api-client/contract';
import { isForStaffOnly } from './permission-lists.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Caller } from '../server/caller.ts';

/**
 * A user's effective permissions, from those of their roles. Customers' roles must not hold staff permissions; one that
 * does has no effect.
 */
export function countedPermissions(
  userType: Caller['userType'],
  held: readonly string[],
): ReadonlySet<PermissionKey> {
  return new Set(
    held.filter(isPermissionKey).filter((key) => userType === 'internal' || !isForStaffOnly(key)),
  );
}
