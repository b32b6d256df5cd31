import type { Transaction } from 'kysely';
import type { InternalUser, InternalUserChange, InternalUserCreate } from '@vinrod/api-client/contract';
import { isSelf, type Acting } from '../audit/acting.ts';
import { recordAct } from '../audit/record-event.ts';
import { administer } from '../authority/administration.ts';
import { keepingAdministrator } from '../permissions/last-administrator.ts';
import { requireWithinRights } from '../authority/requirements.ts';
import { fullName, normalizeEmail } from '../identity/users.ts';
import { visibleCorporateGroup } from '../authority/site-scope.ts';
import { notFound, refused, refusedFields } from '../server/api-error.ts';
import type { Schema } from '../store/schema/index.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';
import { changeStatus, columnsOf, insertInvited, lockedColumns, type LockedUser } from './account.ts';
import { readInternalUser } from './internal-users.ts';
import { countedInvitation, countInvitation, prepareInvitation, sendInvitation } from './invitations.ts';
import { areOtherRoles, replaceRoles } from './user-roles.ts';
import { userTexts } from './user-texts.ts';

const realm: RoleRealm = { kind: 'internal' };

async function lockInternalUser(trx: Transaction<Schema>, id: string): Promise<LockedUser> {
  const user = await trx
    .selectFrom('app_user')
    .select(lockedColumns)
    .where('id', '=', id)
    .where('user_type', '=', 'internal')
    .forUpdate()
    .executeTakeFirst();
  if (user === undefined) throw notFound();
  return user;
}

/**
 * Makes a person the account manager of exactly these among the corporate groups that the caller sees.
 *
 * @throws ApiError 422 when the caller does not see one of them.
 */
async function replaceResponsibility(
  trx: Transaction<Schema>,
  { deps, caller }: Acting,
  userId: string,
  corporateGroupIds: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  await trx
    .updateTable('corporate_group')
    .set({ account_manager_id: null, updated_at: now })
    .where('account_manager_id', '=', userId)
    .where(visibleCorporateGroup(caller))
    .execute();
  if (corporateGroupIds.length === 0) return;
  const taken = await trx
    .updateTable('corporate_group')
    .set({ account_manager_id: userId, updated_at: now })
    .where('id', 'in', [...corporateGroupIds])
    .where(visibleCorporateGroup(caller))
    .returning('id')
    .execute();
  if (taken.length !== corporateGroupIds.length)
    throw refusedFields([
      { field: 'corporate_groups_responsible', texts: [userTexts.unknownCorporateGroup] },
    ]);
}

/**
 * Invites a member of staff.
 *
 * @throws ApiError 422 when the address is in use or a role may not be given, 429 after too many invitations.
 */
export async function createInternalUser(request: Acting, input: InternalUserCreate): Promise<InternalUser> {
  const { roles, corporate_groups_responsible: responsible = [], ...person } = input;
  const { user, invitation } = await countedInvitation(request, normalizeEmail(input.email), () =>
    administer(request, async (trx, acting) => {
      const invited = await insertInvited(trx, acting, {
        ...person,
        user_type: 'internal',
        default_corporate_group_id: null,
      });
      const names = await replaceRoles(trx, acting.caller, realm, invited.id, roles);
      if (responsible.length > 0) await replaceResponsibility(trx, acting, invited.id, responsible);
      const prepared = await prepareInvitation(trx, acting, invited);
      const created = await readInternalUser(trx, acting.caller, invited.id);
      const target = { kind: 'user', id: invited.id, name: created.full_name } as const;
      await recordAct(trx, acting, 'user_invite', target, names.join(' '));
      return { user: created, invitation: prepared };
    }),
  );
  sendInvitation(request, invitation, null);
  return user;
}

/** @throws ApiError 422 for the caller's own roles, and for roles with permissions that the caller lacks. */
async function changeRolesOf(
  trx: Transaction<Schema>,
  { caller }: Acting,
  user: LockedUser,
  roles: readonly number[] | undefined,
): Promise<string[]> {
  if (roles === undefined || !(await areOtherRoles(trx, user.id, roles))) return [];
  if (isSelf(caller, user.id)) throw refusedFields([{ field: 'roles', texts: [userTexts.ownRoles] }]);
  return replaceRoles(trx, caller, realm, user.id, roles);
}

/**
 * Updates the given fields of a member of staff.
 *
 * @throws ApiError 404 when there is none with this id, 422 when a change is refused, 429 after too many invitations.
 */
export async function updateInternalUser(
  request: Acting,
  id: string,
  change: InternalUserChange,
): Promise<InternalUser> {
  const { roles, status, corporate_groups_responsible: responsible, ...details } = change;
  const { database, clock } = request.deps;
  const current = await readInternalUser(database.db, request.caller, id);
  if (status === 'invited') await countInvitation(request, current.email);
  const { user, invitation } = await administer(request, async (trx, acting) => {
    const locked = await lockInternalUser(trx, id);
    await requireWithinRights(trx, acting.caller, id, 'everywhere');
    return keepingAdministrator(trx, realm, async () => {
      const names = await changeRolesOf(trx, acting, locked, roles);
      await trx
        .updateTable('app_user')
        .set({ ...columnsOf(details), updated_at: clock.now() })
        .where('id', '=', id)
        .execute();
      if (responsible !== undefined) await replaceResponsibility(trx, acting, id, responsible);
      const prepared = status === undefined ? null : await changeStatus(trx, acting, locked, status);
      const changed = await readInternalUser(trx, acting.caller, id);
      const facts = [...Object.keys(details), ...names, ...(status === undefined ? [] : [status])];
      const target = { kind: 'user', id, name: changed.full_name } as const;
      await recordAct(trx, acting, 'user_change', target, facts.join(' '));
      return { user: changed, invitation: prepared };
    });
  });
  if (invitation !== null) sendInvitation(request, invitation, null);
  return user;
}

/**
 * Deletes the account of a member of staff. What they have written stays.
 *
 * @throws ApiError 404 when there is none with this id, 422 for the caller's own account, the last administrator and
 * somebody with more permissions.
 */
export async function removeInternalUser(request: Acting, id: string): Promise<void> {
  await administer(request, async (trx, acting) => {
    const locked = await lockInternalUser(trx, id);
    if (isSelf(acting.caller, id)) throw refused(userTexts.ownAccount);
    await requireWithinRights(trx, acting.caller, id, 'everywhere');
    await keepingAdministrator(trx, realm, () => trx.deleteFrom('app_user').where('id', '=', id).execute());
    await recordAct(trx, acting, 'user_remove', { kind: 'user', id, name: fullName(locked) });
  });
}
