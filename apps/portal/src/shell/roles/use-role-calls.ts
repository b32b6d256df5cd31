import type { Role, RoleChange, RoleCreate } from '@vinrod/api-client';
import { useMemo } from 'react';

import { useRefresh, type RoleRealm } from '#data';
import { useClient } from '#session';

import type { RoleAreaChange } from './grants-draft.ts';

/** What can be done with the roles of a realm. Every list that shows them is loaded anew afterwards. */
export interface RoleCalls {
  readonly create: (role: RoleCreate) => Promise<Role>;
  readonly update: (id: number, change: RoleChange) => Promise<Role>;
  /** Changes several roles, all of them or none. */
  readonly updateMany: (changes: RoleAreaChange[]) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

const outdated = [
  'listAdministratorGroups',
  'listAdministratorGroupsV2',
  'listCorporateGroupGroups',
  'listCorporateGroupGroupsV2',
  'listAuditEvents',
] as const;

/** The calls that change roles of a realm. */
export function useRoleCalls(realm: RoleRealm): RoleCalls {
  const client = useClient();
  const refresh = useRefresh();
  const koncern = realm.kind === 'customer' ? realm.koncern : undefined;
  return useMemo((): RoleCalls => {
    const { internalRoles, customerRoles } = client;
    const after = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
      const answer = await call;
      await refresh(...outdated);
      return answer;
    };
    if (koncern === undefined) {
      return {
        create: (role) => after(internalRoles.create(role)),
        update: (id, change) => after(internalRoles.update(id, change)),
        updateMany: async (changes) => {
          await after(internalRoles.updateManyByArea(changes));
        },
        remove: (id) => after(internalRoles.remove(id)),
      };
    }
    return {
      create: (role) => after(customerRoles.create(koncern, role)),
      update: (id, change) => after(customerRoles.update(koncern, id, change)),
      updateMany: async (changes) => {
        await after(customerRoles.updateManyByArea(koncern, changes));
      },
      remove: (id) => after(customerRoles.remove(koncern, id)),
    };
  }, [client, refresh, koncern]);
}
