import type { PermissionKey, Role, RoleChange, RoleCreate } from '@vinrod/api-client';
import { useMemo } from 'react';

import { useRefresh, type RoleRealm } from '#data';
import { useClient } from '#session';

import type { RoleAreaChange } from './grants-draft.ts';

/** A role with all that it is to hold. */
export interface RoleReplacement {
  readonly id: number;
  readonly permissions: PermissionKey[];
}

/** What can be done with the roles of a realm. Every list that shows them is loaded anew afterwards. */
export interface RoleCalls {
  readonly create: (role: RoleCreate) => Promise<Role>;
  readonly update: (id: number, change: RoleChange) => Promise<Role>;
  /** Changes the named areas of several roles, all of them or none. */
  readonly updateMany: (changes: RoleAreaChange[]) => Promise<void>;
  /** Gives several roles other permissions altogether, all of them or none. */
  readonly replaceMany: (roles: RoleReplacement[]) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

const outdatedLists = [
  'listAdministratorGroups',
  'listAdministratorGroupsV2',
  'listCorporateGroupGroups',
  'listCorporateGroupGroupsV2',
  'listAuditEvents',
] as const;

const outdatedRoles = ['getAdministratorGroup', 'getCorporateGroupGroup'] as const;

/** The calls that change roles of a realm. */
export function useRoleCalls(realm: RoleRealm): RoleCalls {
  const client = useClient();
  const refresh = useRefresh();
  const koncern = realm.kind === 'customer' ? realm.koncern : undefined;
  return useMemo((): RoleCalls => {
    const { internalRoles, customerRoles } = client;
    const after = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      const answer = await call;
      await refresh(...outdatedLists, ...outdatedRoles);
      return answer;
    };
    // A role that is gone cannot be loaded again; the page that shows it is left next.
    const afterRemoval = async (call: Promise<void>): Promise<void> => {
      await call;
      await refresh(...outdatedLists);
    };
    if (koncern === undefined) {
      return {
        create: (role) => after(internalRoles.create(role)),
        update: (id, change) => after(internalRoles.update(id, change)),
        updateMany: async (changes) => {
          await after(internalRoles.updateManyByArea(changes));
        },
        replaceMany: async (roles) => {
          await after(internalRoles.updateMany(roles));
        },
        remove: (id) => afterRemoval(internalRoles.remove(id)),
      };
    }
    return {
      create: (role) => after(customerRoles.create(koncern, role)),
      update: (id, change) => after(customerRoles.update(koncern, id, change)),
      updateMany: async (changes) => {
        await after(customerRoles.updateManyByArea(koncern, changes));
      },
      replaceMany: async (roles) => {
        await after(customerRoles.updateMany(koncern, roles));
      },
      remove: (id) => afterRemoval(customerRoles.remove(koncern, id)),
    };
  }, [client, refresh, koncern]);
}
