import { randomUUID } from 'node:crypto';
import type { CorporateGroup } from '@vinrod/api-client/contract';
import { isSelf, type Acting } from '../../audit/acting.ts';
import { recordAct } from '../../audit/record-event.ts';
import { administer } from '../../authority/administration.ts';
import {
  requireAdministration,
  requireHeld,
  requireWhole,
  requireWithinRights,
} from '../../authority/requirements.ts';
import { isOrganizationNumber } from '../../identifiers/organization-number.ts';
import type { Caller } from '../../server/caller.ts';
import { fullName } from '../../identity/users.ts';
import { refusedFields, type FieldProblem } from '../../server/api-error.ts';
import { isPermissionKey } from '../../server/contract.ts';
import type { Deps } from '../../server/deps.ts';
import type { RequestBody } from '../../server/operation.ts';
import type { Queries } from '../../store/database.ts';
import { requireCorporateGroup } from '../../authority/site-scope.ts';
import { organisationTexts } from '../texts.ts';
import { readCorporateGroup } from './corporate-group.ts';

type Change = RequestBody<'updateCorporateGroup'>;

async function isActiveStaff(db: Queries, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .where('user_type', '=', 'internal')
    .where('status', '=', 'active')
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Validates what the contract cannot express.
 *
 * @throws ApiError 422 naming every refused field.
 */
async function checkFields(db: Queries, fields: Change): Promise<void> {
  const problems: FieldProblem[] = [];
  if (fields.name?.trim() === '') problems.push({ field: 'name', texts: [organisationTexts.blankName] });
  if (fields.organization_number !== undefined && !isOrganizationNumber(fields.organization_number))
    problems.push({ field: 'organization_number', texts: [organisationTexts.invalidOrganizationNumber] });
  const manager = fields.account_manager;
  if (manager !== undefined && manager !== null && !(await isActiveStaff(db, manager)))
    problems.push({ field: 'account_manager', texts: [organisationTexts.noSuchAccountManager] });
  if (problems.length > 0) throw refusedFields(problems);
}

/**
 * Creates a corporate group without companies, sites or users.
 *
 * @throws ApiError 422 when a field is refused.
 */
export async function createCorporateGroup(
  deps: Deps,
  caller: Caller,
  body: RequestBody<'createCorporateGroup'>,
): Promise<CorporateGroup> {
  return deps.database.transaction(async (trx) => {
    await checkFields(trx, body);
    const id = randomUUID();
    const now = deps.clock.now();
    await trx
      .insertInto('corporate_group')
      .values({
        id,
        name: body.name.trim(),
        organization_number: body.organization_number,
        account_manager_id: body.account_manager ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return readCorporateGroup(trx, deps, caller, id);
  });
}

/**
 * Updates the given fields of a corporate group.
 *
 * @throws ApiError 404 when the caller may not see it; 422 when they see a part of it or a field is refused.
 */
export async function updateCorporateGroup(
  deps: Deps,
  caller: Caller,
  id: string,
  body: Change,
): Promise<CorporateGroup> {
  return deps.database.transaction(async (trx) => {
    await requireCorporateGroup(trx, caller, id);
    requireWhole(caller, id);
    await checkFields(trx, body);
    await trx
      .updateTable('corporate_group')
      .set({
        updated_at: deps.clock.now(),
        ...(body.name === undefined ? {} : { name: body.name.trim() }),
        ...(body.organization_number === undefined ? {} : { organization_number: body.organization_number }),
        ...(body.account_manager === undefined ? {} : { account_manager_id: body.account_manager }),
        ...(body.status === undefined ? {} : { status: body.status }),
      })
      .where('id', '=', id)
      .execute();
    return readCorporateGroup(trx, deps, caller, id);
  });
}

async function administratorRole(db: Queries) {
  const rows = await db
    .selectFrom('role')
    .leftJoin('role_permission', 'role_permission.role_id', 'role.id')
    .select(['role.id', 'role.display_name', 'role_permission.permission'])
    .where('role.name', '=', 'group_administrator')
    .where('role.kind', '=', 'customer')
    .where('role.corporate_group_id', 'is', null)
    .execute();
  const [first] = rows;
  if (first === undefined) throw new Error('The role group_administrator is missing.');
  const permissions = rows.flatMap(({ permission }) =>
    permission !== null && isPermissionKey(permission) ? [permission] : [],
  );
  return { id: first.id, displayName: first.display_name, permissions };
}

/**
 * The corporate group's own active user who is to become its administrator; locked until the end of the transaction.
 */
async function lockMember(trx: Queries, corporateGroupId: string, userId: string) {
  const member = await trx
    .selectFrom('user_corporate_group')
    .innerJoin('app_user', 'app_user.id', 'user_corporate_group.user_id')
    .select(['app_user.id', 'app_user.status', 'app_user.first_name', 'app_user.last_name'])
    .select('user_corporate_group.is_admin')
    .where('user_corporate_group.corporate_group_id', '=', corporateGroupId)
    .where('app_user.id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined)
    throw refusedFields([{ field: 'admin', texts: [organisationTexts.notOfCorporateGroup] }]);
  if (member.status !== 'active')
    throw refusedFields([{ field: 'admin', texts: [organisationTexts.userNotActive] }]);
  return member;
}

/**
 * Makes one of the corporate group's own active users its main contact and administrator. This grants rights, so the
 * rules for granting apply.
 *
 * @throws ApiError 404 when the caller may not see the corporate group; 422 when the user is not eligible, or when the
 * caller does not see the whole corporate group, lacks the permissions it grants, or is that user.
 */
export async function updateCorporateGroupAdmin(
  request: Acting,
  id: string,
  userId: string,
): Promise<CorporateGroup> {
  return administer(request, async (trx, acting) => {
    const { caller, deps } = acting;
    await requireCorporateGroup(trx, caller, id);
    requireWhole(caller, id);
    const member = await lockMember(trx, id, userId);
    await requireWithinRights(trx, caller, userId, 'everywhere');
    const role = await administratorRole(trx);
    requireHeld(caller, role.permissions, 'admin');
    requireAdministration(caller, id, 'admin');
    if (!member.is_admin)
      await trx
        .updateTable('user_corporate_group')
        .set({ is_admin: true })
        .where('corporate_group_id', '=', id)
        .where('user_id', '=', userId)
        .execute();
    const given = await trx
      .insertInto('user_role')
      .values({ user_id: userId, role_id: role.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning('role_id')
      .executeTakeFirst();
    const facts = [
      ...(member.is_admin ? [] : ['+is_admin']),
      ...(given === undefined ? [] : [`+${role.displayName}`]),
    ];
    if (facts.length > 0 && isSelf(caller, userId))
      throw refusedFields([{ field: 'admin', texts: [organisationTexts.notYourself] }]);
    await trx
      .updateTable('corporate_group')
      .set({ main_contact_id: userId, updated_at: deps.clock.now() })
      .where('id', '=', id)
      .execute();
    const target = { kind: 'user', id: userId, name: fullName(member) } as const;
    await recordAct(trx, acting, 'corporate_group_admin_change', target, facts.join(' '));
    return readCorporateGroup(trx, deps, caller, id);
  });
}
