import type { Transaction } from 'kysely';
import type { PermissionKey, RoleCreate } from '@vinrod/api-client/contract';
import { recordAct } from '../audit/record-event.ts';
import type { Acting } from '../audit/acting.ts';
import { administer } from '../authority/administration.ts';
import { keepingAdministrator } from '../permissions/last-administrator.ts';
import { requireWhole } from '../authority/requirements.ts';
import { notFound, refused, refusedFields } from '../server/api-error.ts';
import { isPermissionKey } from '../server/contract.ts';
import type { Schema } from '../store/schema/index.ts';
import { freeDisplayName, freeRoleKey } from './role-name.ts';
import { requireChangeable, requireGrantable } from './role-rules.ts';
import { roleTexts } from './role-texts.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';
import { isFixedRole, readRole, readRoles, rolesIn, type RoleRow } from './roles.ts';

/** Changes to one role; omitted fields stay. */
export interface RoleRevision {
  readonly id: number;
  readonly displayName?: string | undefined;
  readonly description?: string | undefined;
  /** Computes the new permissions from the current ones. */
  readonly permissions?: ((current: readonly PermissionKey[]) => readonly PermissionKey[]) | undefined;
}

type Locked = Pick<RoleRow, 'id' | 'kind' | 'display_name' | 'is_system' | 'corporate_group_id'>;

/**
 * Locks roles for a change.
 *
 * @throws ApiError 404 when one is not of the realm, 422 when one is built in, is held by the caller, or exceeds their
 * permissions.
 */
async function lockRoles(
  trx: Transaction<Schema>,
  acting: Acting,
  realm: RoleRealm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Locked>> {
  if (realm.kind === 'customer') requireWhole(acting.caller, realm.corporateGroupId);
  const rows = await rolesIn(trx, realm)
    .select(['role.id', 'role.kind', 'role.display_name', 'role.is_system', 'role.corporate_group_id'])
    .where('role.id', 'in', [...ids])
    .orderBy('role.id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw notFound();
  if (rows.some(isFixedRole)) throw refused(roleTexts.systemRole);
  await requireChangeable(trx, acting.caller, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function permissionsOf(trx: Transaction<Schema>, roleId: number): Promise<PermissionKey[]> {
  const rows = await trx
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .orderBy('permission')
    .execute();
  return rows.map(({ permission }) => permission).filter(isPermissionKey);
}

async function insertPermissions(
  trx: Transaction<Schema>,
  roleId: number,
  permissions: readonly PermissionKey[],
): Promise<void> {
  if (permissions.length === 0) return;
  await trx
    .insertInto('role_permission')
    .values(permissions.map((permission) => ({ role_id: roleId, permission })))
    .execute();
}

/** Replaces a role's permissions, and returns the added and removed ones. */
async function replacePermissions(
  trx: Transaction<Schema>,
  acting: Acting,
  realm: RoleRealm,
  { id, permissions }: RoleRevision,
): Promise<string[]> {
  if (permissions === undefined) return [];
  const current = await permissionsOf(trx, id);
  const wanted = permissions(current);
  const added = wanted.filter((key) => !current.includes(key));
  const removed = current.filter((key) => !wanted.includes(key));
  requireGrantable(acting.caller, realm.kind, added);
  if (removed.length > 0)
    await trx
      .deleteFrom('role_permission')
      .where('role_id', '=', id)
      .where('permission', 'in', removed)
      .execute();
  await insertPermissions(trx, id, added);
  return [...added.map((key) => `+${key}`), ...removed.map((key) => `-${key}`)];
}

async function reviseRole(
  trx: Transaction<Schema>,
  acting: Acting,
  realm: RoleRealm,
  role: Locked,
  revision: RoleRevision,
): Promise<void> {
  const { displayName, description } = revision;
  const name =
    displayName === undefined ? undefined : await freeDisplayName(trx, realm, displayName, role.id);
  const changes = await replacePermissions(trx, acting, realm, revision);
  await trx
    .updateTable('role')
    .set({
      updated_at: acting.deps.clock.now(),
      ...(name === undefined ? {} : { display_name: name }),
      ...(description === undefined ? {} : { description: description.trim() }),
    })
    .where('id', '=', role.id)
    .execute();
  const details = [
    ...(name === undefined ? [] : ['display_name']),
    ...(description === undefined ? [] : ['description']),
    ...changes,
  ].join(' ');
  const target = { kind: 'role', id: String(role.id), name: name ?? role.display_name } as const;
  await recordAct(trx, acting, 'role_change', target, details);
}

/**
 * Changes roles of a realm, all of them or none.
 *
 * @throws ApiError 404 when one is not of the realm, 422 when the change is not allowed.
 */
export async function changeRoles(
  request: Acting,
  realm: RoleRealm,
  revisions: readonly RoleRevision[],
): Promise<RoleRow[]> {
  const ids = revisions.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw refusedFields([{ field: 'id', texts: [roleTexts.twice] }]);
  return administer(request, async (trx, acting) => {
    const roles = await lockRoles(trx, acting, realm, ids);
    await keepingAdministrator(trx, realm, async () => {
      for (const revision of revisions) {
        const role = roles.get(revision.id);
        if (role !== undefined) await reviseRole(trx, acting, realm, role, revision);
      }
    });
    return readRoles(trx, acting.caller, realm, ids);
  });
}

/**
 * Creates a role in a realm.
 *
 * @throws ApiError 422 when the name is taken, a permission may not be given, or the caller does not see the whole
 * corporate group.
 */
export async function createRole(request: Acting, realm: RoleRealm, input: RoleCreate): Promise<RoleRow> {
  return administer(request, async (trx, acting) => {
    if (realm.kind === 'customer') requireWhole(acting.caller, realm.corporateGroupId);
    requireGrantable(acting.caller, realm.kind, input.permissions);
    const displayName = await freeDisplayName(trx, realm, input.display_name);
    const { id } = await trx
      .insertInto('role')
      .values({
        name: await freeRoleKey(trx, realm, displayName),
        display_name: displayName,
        description: input.description?.trim() ?? '',
        kind: realm.kind,
        corporate_group_id: realm.kind === 'customer' ? realm.corporateGroupId : null,
        updated_at: acting.deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertPermissions(trx, id, input.permissions);
    const target = { kind: 'role', id: String(id), name: displayName } as const;
    await recordAct(trx, acting, 'role_create', target, input.permissions.map((key) => `+${key}`).join(' '));
    return readRole(trx, acting.caller, realm, id);
  });
}

/**
 * Deletes a role of a realm.
 *
 * @throws ApiError 404 when it is not of the realm, 422 when it may not be changed or somebody holds it.
 */
export async function removeRole(request: Acting, realm: RoleRealm, id: number): Promise<void> {
  await administer(request, async (trx, acting) => {
    const roles = await lockRoles(trx, acting, realm, [id]);
    const held = await trx.selectFrom('user_role').select('user_id').where('role_id', '=', id).execute();
    if (held.length > 0) throw refused(roleTexts.inUse({ users: held.length }));
    await trx.deleteFrom('role').where('id', '=', id).execute();
    const name = roles.get(id)?.display_name ?? '';
    await recordAct(trx, acting, 'role_remove', { kind: 'role', id: String(id), name });
  });
}
