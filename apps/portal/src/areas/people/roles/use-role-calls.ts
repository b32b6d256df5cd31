import type { PermissionKey, Role, RoleChange, RoleCreate } from '@vinrod/api-client';
import { useMemo } from 'react';

import type { RoleRealm } from '#areas/people/queries';
import { useInvalidate, type ChangeOperation } from '#data';
import { useClient } from '#session';

import type { RoleAreaChange } from './grants-draft.ts';

/** Role with all of its new permissions. */
export interface RoleReplacement {
  readonly id: number;
  readonly permissions: PermissionKey[];
}

/** Calls that change the roles of a realm. Each invalidates every list that shows them. */
export interface RoleCalls {
  readonly create: (role: RoleCreate) => Promise<Role>;
  readonly update: (id: number, change: RoleChange) => Promise<Role>;
  /** Changes the named areas of several roles, all of them or none. */
  readonly updateMany: (changes: RoleAreaChange[]) => Promise<void>;
  /** Replaces the permissions of several roles, all of them or none. */
  readonly replaceMany: (roles: RoleReplacement[]) => Promise<void>;
  readonly remove: (id: number) => Promise<void>;
}

export function useRoleCalls(realm: RoleRealm): RoleCalls {
  const client = useClient();
  const invalidate = useInvalidate();
  const corporateGroup = realm.kind === 'customer' ? realm.corporateGroup : undefined;
  return useMemo((): RoleCalls => {
    const { internalRoles, customerRoles } = client;
    const after = async <Answer>(change: ChangeOperation, call: Promise<Answer>): Promise<Answer> => {
      const answer = await call;
      await invalidate(change);
      return answer;
    };
    if (corporateGroup === undefined) {
      return {
        create: (role) => after('createAdministratorGroup', internalRoles.create({ body: role })),
        update: (id, change) =>
          after('updateAdministratorGroup', internalRoles.update({ path: { id }, body: change })),
        updateMany: async (changes) => {
          await after('updateAdministratorGroupsV2', internalRoles.updateManyByArea({ body: changes }));
        },
        replaceMany: async (roles) => {
          await after('updateAdministratorGroups', internalRoles.updateMany({ body: roles }));
        },
        remove: (id) => after('deleteAdministratorGroup', internalRoles.remove({ path: { id } })),
      };
    }
    return {
      create: (role) =>
        after(
          'createCorporateGroupGroup',
          customerRoles.create({ path: { id: corporateGroup }, body: role }),
        ),
      update: (id, change) =>
        after(
          'updateCorporateGroupGroup',
          customerRoles.update({ path: { id: corporateGroup, groupId: id }, body: change }),
        ),
      updateMany: async (changes) => {
        await after(
          'updateCorporateGroupGroupsV2',
          customerRoles.updateManyByArea({ path: { id: corporateGroup }, body: changes }),
        );
      },
      replaceMany: async (roles) => {
        await after(
          'updateCorporateGroupGroups',
          customerRoles.updateMany({ path: { id: corporateGroup }, body: roles }),
        );
      },
      remove: (id) =>
        after(
          'deleteCorporateGroupGroup',
          customerRoles.remove({ path: { id: corporateGroup, groupId: id } }),
        ),
    };
  }, [client, invalidate, corporateGroup]);
}
