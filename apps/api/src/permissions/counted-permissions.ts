import type { PermissionKey } from '@vinrod/api-client/contract';
import { isForStaffOnly } from './permission-lists.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Caller } from '../server/caller.ts';

/**
 * What a user may do, out of what their roles hold. No customer's role holds what is for staff; should one get there
 * some way, it gives nothing.
 */
export function countedPermissions(
  userType: Caller['userType'],
  held: readonly string[],
): ReadonlySet<PermissionKey> {
  return new Set(
    held.filter(isPermissionKey).filter((key) => userType === 'internal' || !isForStaffOnly(key)),
  );
}
