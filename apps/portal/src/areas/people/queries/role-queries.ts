import type { Page, PermissionArea, Role, RoleMatrix } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';
import { useMemo } from 'react';

import { useFormOperation, useOperation, type Query } from '#data';

/** Owner of roles: the supplier's staff, or the users of a corporate group by its uuid. */
export type RoleRealm =
  | { readonly kind: 'internal' }
  | { readonly kind: 'customer'; readonly corporateGroup: string };

const query = { limit: LIST_LIMIT };

function pathOf(realm: RoleRealm | undefined): { id: string } | undefined {
  return realm?.kind === 'customer' ? { id: realm.corporateGroup } : undefined;
}

/** Every role of a realm with its permissions; waits while the realm is undefined. */
export function useRoles(realm: RoleRealm | undefined): Query<Page<Role>> {
  const path = pathOf(realm);
  const isStaff = realm?.kind === 'internal';
  const ofCustomer = useOperation('listCorporateGroupGroups', path && { path, query });
  const ofStaff = useOperation('listAdministratorGroups', isStaff ? { query } : undefined);
  return isStaff ? ofStaff : ofCustomer;
}

/** Every role of a realm with every permission of its kind by area, granted or not. */
export function useRoleMatrix(realm: RoleRealm): Query<Page<RoleMatrix>> {
  const path = pathOf(realm);
  const ofCustomer = useOperation('listCorporateGroupGroupsV2', path && { path, query });
  const ofStaff = useOperation('listAdministratorGroupsV2', path === undefined ? { query } : undefined);
  return path === undefined ? ofStaff : ofCustomer;
}

/** One role of a realm with the permissions it grants, as it is now; waits while the id is undefined. */
export function useRole(realm: RoleRealm, role: number | undefined): Query<Role> {
  const path = pathOf(realm);
  const isAsked = role !== undefined;
  const ofCustomer = useFormOperation(
    'getCorporateGroupGroup',
    isAsked && path !== undefined ? { path: { ...path, groupId: role } } : undefined,
  );
  const ofStaff = useFormOperation(
    'getAdministratorGroup',
    isAsked && path === undefined ? { path: { id: role } } : undefined,
  );
  return path === undefined ? ofStaff : ofCustomer;
}

/**
 * Names of permissions by key.
 *
 * @param kinds - Kinds of roles whose permissions the viewer may read; none gives no names.
 */
export function usePermissionNames(kinds: readonly RoleRealm['kind'][]): ReadonlyMap<string, string> {
  const argsFor = (kind: RoleRealm['kind']) => (kinds.includes(kind) ? {} : undefined);
  const ofStaff = useOperation('listAdministratorPermissions', argsFor('internal')).data;
  const ofCustomers = useOperation('listCorporateGroupPermissions', argsFor('customer')).data;
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
  return useOperation(
    kind === 'internal' ? 'listAdministratorPermissionsV2' : 'listCorporateGroupPermissionsV2',
    {},
  );
}
