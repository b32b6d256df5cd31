import type { CustomerUser, InternalUser } from '@vinrod/api-client';
import { LIST_LIMIT } from '@vinrod/ui/format';

import type { RoleRealm } from '#areas/people/queries';
import { useOperation, type Query } from '#data';

/** User with a role. */
export type RoleHolder = Pick<CustomerUser | InternalUser, 'uuid' | 'full_name'>;

/** Users with a role, by name; waits while the realm is undefined. */
export function useRoleHolders(realm: RoleRealm | undefined, role: number): Query<readonly RoleHolder[]> {
  const query = { limit: LIST_LIMIT };
  const staff = useOperation('listAdministrators', realm?.kind === 'internal' ? { query } : undefined);
  const customers = useOperation(
    'listCorporateGroupUsers',
    realm?.kind === 'customer' ? { path: { id: realm.corporateGroup }, query } : undefined,
  );
  const users: Query<{ readonly results: readonly (CustomerUser | InternalUser)[] }> =
    realm?.kind === 'internal' ? staff : customers;
  return { ...users, data: users.data?.results.filter(({ roles }) => roles.some(({ id }) => id === role)) };
}
