import type { PermissionKey, UserStatus } from '@vinrod/api-client/contract';
import { isSelf } from '../audit/acting.ts';
import type { Caller } from '../server/caller.ts';
import { countedPermissions } from '../permissions/counted-permissions.ts';
import { reachesEveryCorporateGroup } from './site-scope.ts';
import { isAuthorized } from '../server/authorize.ts';
import { readContract } from '../server/contract.ts';
import { isOpenTo } from './open-operations.ts';
import { holdsAll } from './rights.ts';

/** What the rule about shadow mode looks at. */
export interface ShadowTarget {
  readonly userType: Caller['userType'];
  readonly permissions: ReadonlySet<PermissionKey>;
  readonly corporateGroups: { readonly size: number };
}

/** Who may sign in, or soon will, can be shadowed. */
export const shadowableStatuses: readonly UserStatus[] = ['active', 'invited'];

/** What can be done in shadow mode, each with the permissions that it needs. */
const rules = readContract().flatMap(({ permission, allOf, allowsShadow }) =>
  allowsShadow && permission !== 'public' ? [{ permission, allOf }] : [],
);

/**
 * The rule about shadow mode: staff see the portal only as somebody who sees no site that they do not,
 * and who in shadow mode may do nothing that they may not do themselves. Of staff nobody is shadowed who
 * holds a permission that the actor lacks, whether or not it is of use in shadow mode.
 */
export function mayShadow(actor: Caller, target: ShadowTarget): boolean {
  if (target.userType === 'internal') return holdsAll(actor, target.permissions);
  if (target.corporateGroups.size > 0 && !reachesEveryCorporateGroup(actor)) return false;
  return rules.every((rule) => !isAuthorized(rule, target) || isAuthorized(rule, actor));
}

/** Whether the caller can begin to see the portal as a user of whom a list tells. */
export function canShadowUser(
  caller: Caller,
  userType: Caller['userType'],
  user: { readonly id: string; readonly status: UserStatus; readonly permissions: readonly string[] },
): boolean {
  if (isSelf(caller, user.id) || !shadowableStatuses.includes(user.status)) return false;
  const permissions = countedPermissions(userType, user.permissions);
  // A customer's user in a list is at least of the corporate group that it is the list of.
  const corporateGroups = { size: userType === 'internal' ? 0 : 1 };
  return isOpenTo(caller, 'startShadowUser') && mayShadow(caller, { userType, permissions, corporateGroups });
}

/**
 * Whether the caller can begin to see the portal as a corporate group.
 *
 * @param administrator - What the role of corporate group administrators holds.
 */
export function canShadowGroup(caller: Caller, administrator: readonly string[]): boolean {
  const permissions = countedPermissions('external', administrator);
  return (
    isOpenTo(caller, 'startShadowGroup') &&
    mayShadow(caller, { userType: 'external', permissions, corporateGroups: { size: 1 } })
  );
}
