import type { PermissionKey, RoleBatch, RoleBatchV2, RoleChange } from '@vinrod/api-client/contract';
import type { Acting } from '../audit/acting.ts';
import { siteScope } from '../authority/site-scope.ts';
import { refusedFields } from '../server/api-error.ts';
import { operation, type Operation, type SignedInContext } from '../server/operation.ts';
import {
  areaOf,
  isGrantable,
  permissionAreas,
  permissionInfos,
  type RoleKind,
} from '../permissions/permission-lists.ts';
import { changeRoles, createRole, removeRole, type RoleRevision } from './role-changes.ts';
import { roleTexts } from './role-texts.ts';
import { listRoles, readRole, toRole, toRoleMatrix } from './roles.ts';
import type { RoleRealm } from '../permissions/role-realm.ts';

const internal: RoleRealm = { kind: 'internal' };

/** @throws ApiError 404 when the caller may not see the corporate group. */
async function customerRealm({ deps, caller }: Acting, corporateGroupId: string): Promise<RoleRealm> {
  await siteScope(deps.database.db, caller, corporateGroupId);
  return { kind: 'customer', corporateGroupId };
}

function revisionOf(id: number, change: RoleChange): RoleRevision {
  const { permissions } = change;
  return {
    id,
    displayName: change.display_name,
    description: change.description,
    permissions: permissions && (() => permissions),
  };
}

function revisionsOf(batch: RoleBatch): RoleRevision[] {
  return batch.map(({ id, permissions }) => ({ id, permissions: () => permissions }));
}

/** @throws ApiError 422 when an area occurs twice or a permission belongs to another area. */
function revisionsByArea(batch: RoleBatchV2): RoleRevision[] {
  return batch.map(({ id, areas }) => {
    const named = new Set(areas.map(({ area }) => area));
    if (named.size !== areas.length) throw refusedFields([{ field: 'areas', texts: [roleTexts.twice] }]);
    if (areas.some(({ area, permissions }) => permissions.some((key) => areaOf(key) !== area)))
      throw refusedFields([{ field: 'permissions', texts: [roleTexts.otherArea] }]);
    const wanted = areas.flatMap(({ permissions }) => permissions);
    return {
      id,
      permissions: (current: readonly PermissionKey[]) => [
        ...current.filter((key) => !named.has(areaOf(key))),
        ...wanted,
      ],
    };
  });
}

function grantable(kind: RoleKind) {
  return (key: PermissionKey): boolean => isGrantable(kind, key);
}

const internalRoleOperations: readonly Operation[] = [
  operation('listAdministratorGroups', async ({ deps, caller, query, request }) => {
    const page = await listRoles(deps.database.db, caller, internal, query, request.url);
    return { ...page, results: page.results.map((row) => toRole(caller, row, request.language)) };
  }),
  operation('listAdministratorGroupsV2', async ({ deps, caller, query, request }) => {
    const page = await listRoles(deps.database.db, caller, internal, query, request.url);
    return { ...page, results: page.results.map((row) => toRoleMatrix(caller, row, request.language)) };
  }),
  operation('getAdministratorGroup', async ({ deps, caller, params, request }) =>
    toRole(caller, await readRole(deps.database.db, caller, internal, params.id), request.language),
  ),
  operation('createAdministratorGroup', async (context) =>
    toRole(context.caller, await createRole(context, internal, context.body), context.request.language),
  ),
  operation('updateAdministratorGroup', async (context) => {
    const { deps, caller, params, body, request } = context;
    await changeRoles(context, internal, [revisionOf(params.id, body)]);
    return toRole(caller, await readRole(deps.database.db, caller, internal, params.id), request.language);
  }),
  operation('deleteAdministratorGroup', async (context) => {
    await removeRole(context, internal, context.params.id);
    return {};
  }),
  operation('updateAdministratorGroups', async (context) => {
    const rows = await changeRoles(context, internal, revisionsOf(context.body));
    return rows.map((row) => toRole(context.caller, row, context.request.language));
  }),
  operation('updateAdministratorGroupsV2', async (context) => {
    const rows = await changeRoles(context, internal, revisionsByArea(context.body));
    return rows.map((row) => toRoleMatrix(context.caller, row, context.request.language));
  }),
  operation('listAdministratorPermissions', ({ request }) =>
    permissionInfos(request.language, grantable('internal')),
  ),
  operation('listAdministratorPermissionsV2', ({ request }) => permissionAreas(request.language, 'internal')),
];

async function listCustomerRoles(
  context: SignedInContext<'listCorporateGroupGroups' | 'listCorporateGroupGroupsV2'>,
) {
  const { deps, caller, params, query, request } = context;
  const realm = await customerRealm(context, params.id);
  return listRoles(deps.database.db, caller, realm, query, request.url);
}

const customerRoleOperations: readonly Operation[] = [
  operation('listCorporateGroupGroups', async (context) => {
    const page = await listCustomerRoles(context);
    return {
      ...page,
      results: page.results.map((row) => toRole(context.caller, row, context.request.language)),
    };
  }),
  operation('listCorporateGroupGroupsV2', async (context) => {
    const page = await listCustomerRoles(context);
    return {
      ...page,
      results: page.results.map((row) => toRoleMatrix(context.caller, row, context.request.language)),
    };
  }),
  operation('getCorporateGroupGroup', async (context) => {
    const { deps, caller, params, request } = context;
    const realm = await customerRealm(context, params.id);
    return toRole(caller, await readRole(deps.database.db, caller, realm, params.groupId), request.language);
  }),
  operation('createCorporateGroupGroup', async (context) => {
    const realm = await customerRealm(context, context.params.id);
    return toRole(context.caller, await createRole(context, realm, context.body), context.request.language);
  }),
  operation('updateCorporateGroupGroup', async (context) => {
    const { deps, caller, params, body, request } = context;
    const realm = await customerRealm(context, params.id);
    await changeRoles(context, realm, [revisionOf(params.groupId, body)]);
    return toRole(caller, await readRole(deps.database.db, caller, realm, params.groupId), request.language);
  }),
  operation('deleteCorporateGroupGroup', async (context) => {
    const realm = await customerRealm(context, context.params.id);
    await removeRole(context, realm, context.params.groupId);
    return {};
  }),
  operation('updateCorporateGroupGroups', async (context) => {
    const realm = await customerRealm(context, context.params.id);
    const rows = await changeRoles(context, realm, revisionsOf(context.body));
    return rows.map((row) => toRole(context.caller, row, context.request.language));
  }),
  operation('updateCorporateGroupGroupsV2', async (context) => {
    const realm = await customerRealm(context, context.params.id);
    const rows = await changeRoles(context, realm, revisionsByArea(context.body));
    return rows.map((row) => toRoleMatrix(context.caller, row, context.request.language));
  }),
  operation('listCorporateGroupPermissions', ({ request }) =>
    permissionInfos(request.language, grantable('customer')),
  ),
  operation('listCorporateGroupPermissionsV2', ({ request }) =>
    permissionAreas(request.language, 'customer'),
  ),
];

/** Roles of staff and of customers' own users, and the permissions available to them. */
export const roleOperations: readonly Operation[] = [...internalRoleOperations, ...customerRoleOperations];
