import { sql, type Expression, type RawBuilder } from 'kysely';
import type { PermissionKey } from '@vinrod/api-client/contract';
import { administratorPermissions } from '../permissions/default-roles.ts';
import type { Caller } from '../server/caller.ts';
import { reachesEveryCorporateGroup, wholeCorporateGroup, wholeCorporateGroups } from './site-scope.ts';
import { isForStaffOnly } from '../permissions/permission-lists.ts';
import { allPermissionKeys } from '../server/contract.ts';

/** Whether the caller holds all of the permissions, those of parts that are left out included. */
export function holdsAll(caller: Caller, permissions: Iterable<PermissionKey>): boolean {
  return [...permissions].every((key) => caller.held.has(key));
}

function lackedBy(caller: Caller): readonly PermissionKey[] {
  return allPermissionKeys.filter((key) => !caller.held.has(key));
}

/** Whether the caller is staff with access to every corporate group and all permissions of its administrator. */
function administersEvery(caller: Caller): boolean {
  return reachesEveryCorporateGroup(caller) && holdsAll(caller, administratorPermissions);
}

/** Whether the caller counts as an administrator of a corporate group. */
export function isAdministrator(caller: Caller, corporateGroupId: string): boolean {
  return caller.administers.has(corporateGroupId) || administersEvery(caller);
}

/** Whether the caller may appoint and remove administrators of a corporate group: they are one and see all of it. */
export function givesAdministration(caller: Caller, corporateGroupId: string): boolean {
  return isAdministrator(caller, corporateGroupId) && wholeCorporateGroup(caller, corporateGroupId);
}

/** Whether the caller, who is known to see part of a company, sees all of it. */
export function seesWholeCompany(
  caller: Caller,
  company: { readonly id: string; readonly corporate_group_id: string },
): boolean {
  const { id, corporate_group_id: corporateGroupId } = company;
  return (
    wholeCorporateGroup(caller, corporateGroupId) ||
    caller.corporateGroups.get(corporateGroupId)?.includes(id) === true
  );
}

/** Condition on `role`: grants nothing that the caller lacks. */
export function roleHoldsNoMore(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from role_permission granted where granted.role_id = role.id
    and granted.permission = any(${lackedBy(caller)}::text[]))`;
}

/** Condition on `app_user`: no role grants them anything that the caller lacks. */
function holdsNoMore(caller: Caller): RawBuilder<boolean> {
  const lacked = lackedBy(caller);
  // Staff permissions have no effect for customers, whatever role grants them.
  const counted = sql`case app_user.user_type when 'internal' then ${lacked}::text[]
    else ${lacked.filter((key) => !isForStaffOnly(key))}::text[] end`;
  return sql<boolean>`not exists (select from user_role held
    join role_permission granted on granted.role_id = held.role_id
    where held.user_id = app_user.id and granted.permission = any(${counted}))`;
}

/** Condition on `member` (`user_corporate_group`): sees no part of the corporate group that the caller does not. */
function seesNoMore(caller: Caller): RawBuilder<boolean> {
  if (reachesEveryCorporateGroup(caller)) return sql<boolean>`true`;
  const limited = [...caller.corporateGroups].filter(([, companyIds]) => companyIds !== null);
  const companyIds = limited.flatMap(([, ids]) => ids ?? []);
  return sql<boolean>`(member.corporate_group_id = any(${wholeCorporateGroups(caller)}::uuid[])
    or (member.is_limited
      and member.corporate_group_id = any(${limited.map(([id]) => id)}::uuid[])
      and not exists (select from user_company_scope seen
        where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id
          and not seen.company_id = any(${companyIds}::uuid[]))
      and not exists (select from user_site_group_scope seen
        where seen.corporate_group_id = member.corporate_group_id and seen.user_id = member.user_id
          and not seen.site_group_id = any(${caller.siteGroupIds}::uuid[]))))`;
}

/**
 * Condition on `member` (`user_corporate_group`): a user whom the caller may see. A caller who sees only part of a
 * corporate group sees themselves and those who see no more than that part.
 */
export function knownMember(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(member.user_id = ${caller.userId} or ${seesNoMore(caller)})`;
}

/**
 * Condition on `member`: neither sees more of the corporate group than the caller, nor administers it when the caller
 * does not.
 */
function isNoMoreThere(caller: Caller): RawBuilder<boolean> {
  const administers = administersEvery(caller)
    ? sql<boolean>`true`
    : sql<boolean>`member.corporate_group_id = any(${[...caller.administers]}::uuid[])`;
  return sql<boolean>`(${seesNoMore(caller)} and (not member.is_admin or ${administers}))`;
}

/**
 * The rule about people, as a condition on `app_user`: holds no right and sees no site that the caller lacks.
 *
 * @param corporateGroupId - The only corporate group to consider, as its uuid or a column of another table than
 *   `member`; all of them when left out.
 */
export function isWithinRights(
  caller: Caller,
  corporateGroupId?: string | Expression<unknown>,
): RawBuilder<boolean> {
  const there =
    corporateGroupId === undefined
      ? sql<boolean>`true`
      : sql<boolean>`member.corporate_group_id = ${corporateGroupId}`;
  return sql<boolean>`(${holdsNoMore(caller)} and not exists (select from user_corporate_group member
    where member.user_id = app_user.id and ${there} and not ${isNoMoreThere(caller)}))`;
}

/** The rule about roles, as a condition on `role`: neither the role nor any user with it holds more than the caller. */
export function isRoleWithinRights(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`(${roleHoldsNoMore(caller)} and not exists (select from user_role holding
    join app_user on app_user.id = holding.user_id
    where holding.role_id = role.id and not ${isWithinRights(caller)}))`;
}

/** Condition on `site_group`: part of some user's limited view. */
export const decidesWhatIsSeen: RawBuilder<boolean> = sql<boolean>`exists (select from user_site_group_scope seen
  where seen.corporate_group_id = site_group.corporate_group_id and seen.site_group_id = site_group.id)`;

/** Condition on `site_group`: every user with it in their limited view is within the caller's rights. */
export function seenWithinRights(caller: Caller): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from user_site_group_scope seen
    join app_user on app_user.id = seen.user_id
    where seen.corporate_group_id = site_group.corporate_group_id and seen.site_group_id = site_group.id
      and not ${isWithinRights(caller)})`;
}
