import type { PermissionKey, UserStatus } from '@vinrod/api-client/contract';
import { isSelf } from '../audit/acting.ts';
import type { Caller } from '../server/caller.ts';
import { countedPermissions } from '../permissions/counted-permissions.ts';
import { reachesEveryCorporateGroup } from './site-scope.ts';
import { isAuthorized } from '../server/authorize.ts';
import { readContract } from '../server/contract.ts';
import { isOpenTo } from './open-operations.ts';
import { holdsAll } from './rights.ts';

/** Input of the shadow mode rule. */
export interface ShadowTarget {
  readonly userType: Caller['userType'];
  /** What its roles grant, that of parts that are left out included. */
  readonly held: ReadonlySet<PermissionKey>;
  readonly corporateGroups: { readonly size: number };
}

/** Only those who may sign in, or soon will, can be shadowed. */
export const shadowableStatuses: readonly UserStatus[] = ['active', 'invited'];

/** Permissions of each operation that is allowed in shadow mode. */
const rules = readContract().flatMap(({ permission, allOf, allowsShadow }) =>
  allowsShadow && permission !== 'public' ? [{ permission, allOf }] : [],
);

/**
 * The shadow mode rule: staff may shadow only users who see no site that they do not see themselves and who could do
 * nothing in shadow mode that they may not do themselves. Members of staff cannot be shadowed if they hold any
 * permission that the actor lacks, whether or not it has an effect in shadow mode. What a supplier leaves out counts on
 * both sides, or nobody could see through the eyes of those whose roles hold it.
 */
export function mayShadow(actor: Caller, target: ShadowTarget): boolean {
  if (target.userType === 'internal') return holdsAll(actor, target.held);
  if (target.corporateGroups.size > 0 && !reachesEveryCorporateGroup(actor)) return false;
  return rules.every(
    (rule) =>
      !isAuthorized(rule, { permissions: target.held }) || isAuthorized(rule, { permissions: actor.held }),
  );
}

/** Whether the caller can shadow a user in a list. */
export function canShadowUser(
  caller: Caller,
  userType: Caller['userType'],
  user: { readonly id: string; readonly status: UserStatus; readonly permissions: readonly string[] },
): boolean {
  if (isSelf(caller, user.id) || !shadowableStatuses.includes(user.status)) return false;
  const held = countedPermissions(userType, user.permissions);
  // A customer's user in a list belongs to at least the listed corporate group.
  const corporateGroups = { size: userType === 'internal' ? 0 : 1 };
  return isOpenTo(caller, 'startShadowUser') && mayShadow(caller, { userType, held, corporateGroups });
}

/**
 * Whether the caller can shadow a corporate group.
 *
 * @param administrator - Permissions of the corporate group administrator role.
 */
export function canShadowGroup(caller: Caller, administrator: readonly string[]): boolean {
  const held = countedPermissions('external', administrator);
  return (
    isOpenTo(caller, 'startShadowGroup') &&
    mayShadow(caller, { userType: 'external', held, corporateGroups: { size: 1 } })
  );
}
