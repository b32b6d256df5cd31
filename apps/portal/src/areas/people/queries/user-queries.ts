import type { CustomerUser, InternalUser, Page, UserStatus } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Which part of a list of users to load. */
export interface UserListRequest extends ListParameters {
  /** Only users with this status. */
  readonly status?: UserStatus | undefined;
}

/** Fields that lists of users can be sorted by (contract). */
export const sortableUserFields = ['full_name', 'email', 'status', 'last_login', 'created_at'] as const;

/** One page of the users of a koncern; waits while it is undefined. */
export function useCustomerUsers(
  koncern: string | undefined,
  request: UserListRequest,
): Query<Page<CustomerUser>> {
  const client = useClient();
  const { limit, offset, search, status } = request;
  const ordering = knownOrdering(sortableUserFields, request.ordering);
  const key =
    koncern === undefined
      ? undefined
      : (['listCorporateGroupUsers', koncern, limit, offset, search, ordering, status] as const);
  return useQuery(key, () =>
    client.customerUsers.list({
      path: { id: koncern ?? '' },
      query: { limit, offset, search, ordering, status },
    }),
  );
}

/** One user of a koncern. */
export function useCustomerUser(koncern: string, user: string): Query<CustomerUser> {
  const client = useClient();
  return useQuery(['getCorporateGroupUser', koncern, user], () =>
    client.customerUsers.get({ path: { id: koncern, userId: user } }),
  );
}

/** One page of the supplier's staff. */
export function useInternalUsers(request: UserListRequest): Query<Page<InternalUser>> {
  const client = useClient();
  const { limit, offset, search, status } = request;
  const ordering = knownOrdering(sortableUserFields, request.ordering);
  return useQuery(['listAdministrators', limit, offset, search, ordering, status], () =>
    client.administrators.list({ query: { limit, offset, search, ordering, status } }),
  );
}

/** One of the supplier's staff. */
export function useInternalUser(user: string): Query<InternalUser> {
  const client = useClient();
  return useQuery(['getAdministrator', user], () => client.administrators.get({ path: { id: user } }));
}
