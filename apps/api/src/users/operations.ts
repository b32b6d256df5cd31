import type { Acting } from '../audit/acting.ts';
import { siteScope } from '../authority/site-scope.ts';
import { operation, type Operation } from '../server/operation.ts';
import { listAdministratorSiteGroups, replaceAdministratorSiteGroups } from './administrator-site-groups.ts';
import { createCustomerUser, removeCustomerUser, updateCustomerUser } from './customer-user-changes.ts';
import { listCustomerUsers, listEveryCustomerUser, readCustomerUser } from './customer-users.ts';
import { createInternalUser, removeInternalUser, updateInternalUser } from './internal-user-changes.ts';
import { listInternalUsers, readInternalUser } from './internal-users.ts';

/** @throws ApiError 404 when the caller may not see the corporate group. */
async function customerRealm({ deps, caller }: Acting, corporateGroupId: string) {
  await siteScope(deps.database.db, caller, corporateGroupId);
  return { kind: 'customer', corporateGroupId } as const;
}

const administratorOperations: readonly Operation[] = [
  operation('listAdministrators', ({ deps, caller, query, request }) =>
    listInternalUsers(deps.database.db, caller, query, request.url),
  ),
  operation('getAdministrator', ({ deps, caller, params }) =>
    readInternalUser(deps.database.db, caller, params.id),
  ),
  operation('createAdministrator', (context) => createInternalUser(context, context.body)),
  operation('updateAdministrator', (context) => updateInternalUser(context, context.params.id, context.body)),
  operation('deleteAdministrator', async (context) => {
    await removeInternalUser(context, context.params.id);
    return {};
  }),
  operation('listAdministratorSiteGroups', (context) =>
    listAdministratorSiteGroups(context, context.params.id),
  ),
  operation('replaceAdministratorSiteGroups', (context) =>
    replaceAdministratorSiteGroups(context, context.params.id, context.body.site_groups),
  ),
];

const customerUserOperations: readonly Operation[] = [
  operation('listCorporateGroupUsers', async (context) => {
    const { deps, caller, params, query, request } = context;
    await customerRealm(context, params.id);
    return listCustomerUsers(deps.database.db, caller, params.id, query, request.url);
  }),
  operation('listCustomerUsers', ({ deps, caller, query, request }) =>
    listEveryCustomerUser(deps.database.db, caller, query, request.url),
  ),
  operation('getCorporateGroupUser', async (context) => {
    const { deps, caller, params } = context;
    await customerRealm(context, params.id);
    return readCustomerUser(deps.database.db, caller, params.id, params.userId);
  }),
  operation('createCorporateGroupUser', async (context) =>
    createCustomerUser(context, await customerRealm(context, context.params.id), context.body),
  ),
  operation('updateCorporateGroupUser', async (context) => {
    const { id, userId } = context.params;
    return updateCustomerUser(context, await customerRealm(context, id), userId, context.body);
  }),
  operation('deleteCorporateGroupUser', async (context) => {
    const { id, userId } = context.params;
    await removeCustomerUser(context, await customerRealm(context, id), userId);
    return {};
  }),
];

/** Staff of the supplier, and the customers' own users. */
export const userOperations: readonly Operation[] = [...administratorOperations, ...customerUserOperations];
