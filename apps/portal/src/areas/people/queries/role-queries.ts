import type { CustomerUser, InternalUser, Page, PermissionArea, Role, RoleMatrix } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';
import { useMemo } from 'react';

import { useFormQuery, useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Whose roles: the supplier's staff, or the users of a koncern by its uuid. */
export type RoleRealm =
  | { readonly kind: 'internal' }
  | { readonly kind: 'customer'; readonly koncern: string };

const all = { limit: LIST_LIMIT } as const;

/** Every role of a realm with its permissions; waits while the realm is undefined. */
export function useRoles(realm: RoleRealm | undefined): Query<Page<Role>> {
  const client = useClient();
  const koncern = realm?.kind === 'customer' ? realm.koncern : undefined;
  const customerKey = koncern === undefined ? undefined : (['listCorporateGroupGroups', koncern] as const);
  const ofCustomer = useQuery(customerKey, () =>
    client.customerRoles.list({ path: { id: koncern ?? '' }, query: all }),
  );
  const staffKey = realm?.kind === 'internal' ? (['listAdministratorGroups'] as const) : undefined;
  const ofStaff = useQuery(staffKey, () => client.internalRoles.list({ query: all }));
  return realm?.kind === 'internal' ? ofStaff : ofCustomer;
}

/** How many roles a koncern has; waits while it is undefined. */
export function useRoleCount(koncern: string | undefined): Query<number> {
  const client = useClient();
  const key = koncern === undefined ? undefined : (['listCorporateGroupGroups', koncern, 'count'] as const);
  return useQuery(
    key,
    async () => (await client.customerRoles.list({ path: { id: koncern ?? '' }, query: { limit: 1 } })).count,
  );
}

/** Every role of a realm with every permission of its kind by area, granted or not. */
export function useRoleMatrix(realm: RoleRealm): Query<Page<RoleMatrix>> {
  const client = useClient();
  const koncern = realm.kind === 'customer' ? realm.koncern : undefined;
  const customerKey = koncern === undefined ? undefined : (['listCorporateGroupGroupsV2', koncern] as const);
  const ofCustomer = useQuery(customerKey, () =>
    client.customerRoles.listByArea({ path: { id: koncern ?? '' }, query: all }),
  );
  const staffKey = koncern === undefined ? (['listAdministratorGroupsV2'] as const) : undefined;
  const ofStaff = useQuery(staffKey, () => client.internalRoles.listByArea({ query: all }));
  return koncern === undefined ? ofStaff : ofCustomer;
}

/** One role of a realm with the permissions it grants, as it is now; waits while the id is undefined. */
export function useRole(realm: RoleRealm, role: number | undefined): Query<Role> {
  const client = useClient();
  const koncern = realm.kind === 'customer' ? realm.koncern : undefined;
  const key =
    role === undefined
      ? undefined
      : koncern === undefined
        ? (['getAdministratorGroup', role] as const)
        : (['getCorporateGroupGroup', koncern, role] as const);
  return useFormQuery(key, async () => {
    if (role === undefined) throw new TypeError('There is no role to ask for.');
    return koncern === undefined
      ? client.internalRoles.get({ path: { id: role } })
      : client.customerRoles.get({ path: { id: koncern, groupId: role } });
  });
}

/**
 * What permissions are called, by their keys.
 *
 * @param kinds - The kinds of roles whose permissions the viewer may read; none gives no names.
 */
export function usePermissionNames(kinds: readonly RoleRealm['kind'][]): ReadonlyMap<string, string> {
  const client = useClient();
  const staffKey = kinds.includes('internal') ? (['listAdministratorPermissions'] as const) : undefined;
  const ofStaff = useQuery(staffKey, () => client.internalRoles.permissions()).data;
  const customerKey = kinds.includes('customer') ? (['listCorporateGroupPermissions'] as const) : undefined;
  const ofCustomers = useQuery(customerKey, () => client.customerRoles.permissions()).data;
  return useMemo(
    () =>
      new Map(
        [...(ofStaff ?? []), ...(ofCustomers ?? [])].map(({ codename, display_name: name }) => [
          codename,
          name,
        ]),
      ),
    [ofStaff, ofCustomers],
  );
}

/** The permissions that roles of a kind can have, by area. */
export function usePermissionAreas(kind: RoleRealm['kind']): Query<PermissionArea[]> {
  const client = useClient();
  const key =
    kind === 'internal'
      ? (['listAdministratorPermissionsV2'] as const)
      : (['listCorporateGroupPermissionsV2'] as const);
  return useQuery(key, () =>
    kind === 'internal' ? client.internalRoles.permissionsByArea() : client.customerRoles.permissionsByArea(),
  );
}

/** Somebody who holds a role. */
export type RoleHolder = Pick<CustomerUser | InternalUser, 'uuid' | 'full_name'>;

/** Who holds a role, by name; waits while the realm is undefined. */
export function useRoleHolders(realm: RoleRealm | undefined, role: number): Query<RoleHolder[]> {
  const client = useClient();
  const list = realm?.kind === 'customer' ? 'listCorporateGroupUsers' : 'listAdministrators';
  const koncern = realm?.kind === 'customer' ? realm.koncern : undefined;
  const key = realm === undefined ? undefined : ([list, koncern, LIST_LIMIT, role] as const);
  return useQuery(key, async () => {
    const page =
      koncern === undefined
        ? await client.administrators.list({ query: all })
        : await client.customerUsers.list({ path: { id: koncern }, query: all });
    const users: readonly (CustomerUser | InternalUser)[] = page.results;
    return users.filter(({ roles }) => roles.some(({ id }) => id === role));
  });
}
