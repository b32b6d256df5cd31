import { everyKoncernCalls, type CustomerUser, type Page } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

import { sortableUserFields, type UserListRequest } from './user-queries.ts';

/**
 * One page of the users of all koncerner; one of several koncerner is there once for each. Waits while the request is
 * undefined.
 */
export function useEveryUser(request: UserListRequest | undefined): Query<Page<CustomerUser>> {
  const client = useClient();
  const { limit, offset, search, status } = request ?? {};
  const ordering = knownOrdering(sortableUserFields, request?.ordering);
  const key =
    request === undefined
      ? undefined
      : (['listCustomerUsers', limit, offset, search, ordering, status] as const);
  return useQuery(key, () =>
    client.with(everyKoncernCalls).users({ query: { limit, offset, search, ordering, status } }),
  );
}

/** How many users all koncerner have together; waits while it is not asked for. */
export function useUserCount(isAsked: boolean): Query<number> {
  const client = useClient();
  return useQuery(isAsked ? ['listCustomerUsers', 'count'] : undefined, async () => {
    const { count } = await client.with(everyKoncernCalls).users({ query: { limit: 1 } });
    return count;
  });
}
