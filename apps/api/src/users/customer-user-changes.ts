import type { Transaction } from 'kysely';
import type { CustomerUser, CustomerUserChange, CustomerUserCreate } from '@vinrod/api-client/contract';
import { isSelf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { administer } from '../authority/administration.ts';
import { authorityTexts } from '../authority/authority-texts.ts';
import { keepingAdministrator } from '../permissions/last-administrator.ts';
import { requireAdministration, requireWithinRights } from '../authority/requirements.ts';
import { isWithinRights } from '../authority/rights.ts';
import type { Caller } from '../server/caller.ts';
import { fullName, normalizeEmail } from '../identity/users.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';
import { notFound, refused, refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import { changeStatus, columnsOf, insertInvited, lockedColumns, type LockedUser } from './account.ts';
import { readCustomerUser } from './customer-users.ts';
import { readView, replaceView } from './customer-view.ts';
import { countedInvitation, countInvitation, prepareInvitation, sendInvitation } from './invitations.ts';
import { groupSingleSites } from './single-sites.ts';
import { areOtherRoles, replaceRoles } from './user-roles.ts';
import { userTexts } from './user-texts.ts';

type RoleRealmOfCustomer = Extract<RoleRealm, { kind: 'customer' }>;

/**
 * Invites a user to a corporate group.
 *
 * @throws ApiError 422 when the address is in use, or a role or the view may not be given, 429 after
 *   too many invitations.
 */
export async function createCustomerUser(
  request: Acting,
  realm: RoleRealmOfCustomer,
  input: CustomerUserCreate,
): Promise<CustomerUser> {
  const { roles, companies = [], sites = [], is_admin: isAdmin = false, ...rest } = input;
  const { site_groups: given = [], ...person } = rest;
  const { corporateGroupId } = realm;
  const { user, invitation } = await countedInvitation(request, normalizeEmail(input.email), () =>
    administer(request, async (trx, acting) => {
      const { caller } = acting;
      if (isAdmin) requireAdministration(caller, corporateGroupId, 'is_admin');
      const invited = await insertInvited(trx, acting, {
        ...person,
        user_type: 'external',
        default_corporate_group_id: corporateGroupId,
      });
      await trx
        .insertInto('user_corporate_group')
        .values({ corporate_group_id: corporateGroupId, user_id: invited.id, is_admin: isAdmin })
        .execute();
      const made = await groupSingleSites(trx, acting, corporateGroupId, fullName(person), sites);
      await replaceView(trx, caller, corporateGroupId, invited.id, {
        companies,
        siteGroups: [...given, ...made],
      });
      const names = await replaceRoles(trx, caller, realm, invited.id, roles);
      const prepared = await prepareInvitation(trx, acting, invited);
      const created = await readCustomerUser(trx, caller, corporateGroupId, invited.id);
      const target = { kind: 'user', id: invited.id, name: created.full_name } as const;
      await recordAct(trx, acting, 'user_invite', target, names.join(' '));
      return { user: created, invitation: prepared };
    }),
  );
  sendInvitation(request, invitation, user.corporate_group.name);
  return user;
}

/** Locks a user of a corporate group who is visible to the caller. */
async function lockCustomerUser(
  trx: Transaction<Schema>,
  caller: Caller,
  corporateGroupId: string,
  userId: string,
): Promise<LockedUser> {
  await readCustomerUser(trx, caller, corporateGroupId, userId);
  const user = await trx
    .selectFrom('app_user')
    .select(lockedColumns)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) throw notFound();
  return user;
}

/**
 * Checks that a change of the person, not only of their membership, does not affect parts of other corporate groups
 * that
 * the caller does not see.
 *
 * @throws ApiError 422 otherwise.
 */
async function requireWholePerson(trx: Transaction<Schema>, caller: Caller, userId: string): Promise<void> {
  const found = await trx
    .selectFrom('app_user')
    .select('id')
    .where('app_user.id', '=', userId)
    .where(isWithinRights(caller))
    .executeTakeFirst();
  if (found === undefined) throw refused(authorityTexts.otherCorporateGroups);
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

async function changeView(
  trx: Transaction<Schema>,
  acting: Acting,
  corporateGroupId: string,
  user: LockedUser,
  change: CustomerUserChange,
): Promise<string[]> {
  const { sites = [] } = change;
  if (change.companies === undefined && change.site_groups === undefined && sites.length === 0) return [];
  const { caller } = acting;
  const userId = user.id;
  if (sites.length > 0 && isSelf(caller, userId))
    throw refusedFields([{ field: 'sites', texts: [userTexts.ownScope] }]);
  const current = await readView(trx, corporateGroupId, userId);
  const companies = change.companies ?? current.companies;
  const { first_name = user.first_name, last_name = user.last_name } = change;
  const name = fullName({ first_name, last_name });
  const made = await groupSingleSites(trx, acting, corporateGroupId, name, sites);
  const siteGroups = [...(change.site_groups ?? current.siteGroups), ...made];
  const isLimited = companies.length + siteGroups.length > 0;
  const isSame =
    isSameList(companies, current.companies) &&
    isSameList(siteGroups, current.siteGroups) &&
    isLimited === current.isLimited;
  if (isSame) return [];
  if (isSelf(caller, userId)) throw refusedFields([{ field: 'companies', texts: [userTexts.ownScope] }]);
  await replaceView(trx, caller, corporateGroupId, userId, { companies, siteGroups });
  return ['scope', ...(made.length === 0 ? [] : ['sites'])];
}

async function changeAdministrator(
  trx: Transaction<Schema>,
  caller: Caller,
  corporateGroupId: string,
  userId: string,
  isAdmin: boolean | undefined,
): Promise<string[]> {
  if (isAdmin === undefined) return [];
  const changed = await trx
    .updateTable('user_corporate_group')
    .set({ is_admin: isAdmin })
    .where('corporate_group_id', '=', corporateGroupId)
    .where('user_id', '=', userId)
    .where('is_admin', '<>', isAdmin)
    .returning('user_id')
    .executeTakeFirst();
  if (changed === undefined) return [];
  if (isSelf(caller, userId)) throw refusedFields([{ field: 'is_admin', texts: [userTexts.ownRoles] }]);
  requireAdministration(caller, corporateGroupId, 'is_admin');
  return [isAdmin ? '+is_admin' : '-is_admin'];
}

async function changeRolesOf(
  trx: Transaction<Schema>,
  caller: Caller,
  realm: RoleRealm,
  userId: string,
  roles: readonly number[] | undefined,
): Promise<string[]> {
  if (roles === undefined || !(await areOtherRoles(trx, userId, roles))) return [];
  if (isSelf(caller, userId)) throw refusedFields([{ field: 'roles', texts: [userTexts.ownRoles] }]);
  return replaceRoles(trx, caller, realm, userId, roles);
}

/**
 * Updates the given fields of a user of a corporate group.
 *
 * @throws ApiError 404 when none with this id is visible to the caller, 422 when a change is refused, 429 after too
 * many
 * invitations.
 */
export async function updateCustomerUser(
  request: Acting,
  realm: RoleRealmOfCustomer,
  userId: string,
  change: CustomerUserChange,
): Promise<CustomerUser> {
  const { roles, status, is_admin, first_name, last_name, phone_number, title } = change;
  const details = { first_name, last_name, phone_number, title };
  const detailNames = Object.keys(details).filter((name) => name in change);
  const { deps } = request;
  const { corporateGroupId } = realm;
  const current = await readCustomerUser(deps.database.db, request.caller, corporateGroupId, userId);
  if (status === 'invited') await countInvitation(request, current.email);
  const isOfPerson = roles !== undefined || status !== undefined || detailNames.length > 0;
  const { user, invitation } = await administer(request, async (trx, acting) => {
    const { caller } = acting;
    const locked = await lockCustomerUser(trx, caller, corporateGroupId, userId);
    await requireWithinRights(trx, caller, userId, { corporateGroupId });
    if (isOfPerson) await requireWholePerson(trx, caller, userId);
    return keepingAdministrator(trx, realm, async () => {
      const facts = [
        ...detailNames,
        ...(await changeView(trx, acting, corporateGroupId, locked, change)),
        ...(await changeAdministrator(trx, caller, corporateGroupId, userId, is_admin)),
        ...(await changeRolesOf(trx, caller, realm, userId, roles)),
        ...(status === undefined ? [] : [status]),
      ];
      await trx
        .updateTable('app_user')
        .set({ ...columnsOf(details), updated_at: deps.clock.now() })
        .where('id', '=', userId)
        .execute();
      const prepared = status === undefined ? null : await changeStatus(trx, acting, locked, status);
      const changed = await readCustomerUser(trx, caller, corporateGroupId, userId);
      const target = { kind: 'user', id: userId, name: changed.full_name } as const;
      await recordAct(trx, acting, 'user_change', target, facts.join(' '));
      return { user: changed, invitation: prepared };
    });
  });
  if (invitation !== null) sendInvitation(request, invitation, user.corporate_group.name);
  return user;
}

/**
 * Removes a user from a corporate group, and deletes the account unless it belongs to other corporate groups too.
 *
 * @throws ApiError 404 when none with this id is visible to the caller, 422 for the caller's own account and the last
 * administrator.
 */
export async function removeCustomerUser(
  request: Acting,
  realm: RoleRealmOfCustomer,
  userId: string,
): Promise<void> {
  const { corporateGroupId } = realm;
  await administer(request, async (trx, acting) => {
    const { caller } = acting;
    const locked = await lockCustomerUser(trx, caller, corporateGroupId, userId);
    if (isSelf(caller, userId)) throw refused(userTexts.ownAccount);
    await requireWithinRights(trx, caller, userId, { corporateGroupId });
    await keepingAdministrator(trx, realm, async () => {
      await trx
        .deleteFrom('user_corporate_group')
        .where('corporate_group_id', '=', corporateGroupId)
        .where('user_id', '=', userId)
        .execute();
      const other = await trx
        .selectFrom('user_corporate_group')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (other === undefined) await trx.deleteFrom('app_user').where('id', '=', userId).execute();
    });
    await recordAct(trx, acting, 'user_remove', { kind: 'user', id: userId, name: fullName(locked) });
  });
}
