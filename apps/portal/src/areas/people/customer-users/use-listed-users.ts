import type { CustomerUser, Page } from '@vinrod/api-client';

import { userQuery, type UsersRequest } from '#areas/people/users';
import { useOperation, type Query } from '#data';

/**
 * Page of the users of a corporate group, or of all of them.
 *
 * @param corporateGroup - uuid; undefined lists the users of all.
 */
export function useListedUsers(
  corporateGroup: string | undefined,
  request: UsersRequest,
): Query<Page<CustomerUser>> {
  const query = userQuery(request);
  const path = corporateGroup === undefined ? undefined : { id: corporateGroup };
  const ofOne = useOperation('listCorporateGroupUsers', path && { path, query });
  const ofEvery = useOperation('listCustomerUsers', path === undefined ? { query } : undefined);
  return path === undefined ? ofEvery : ofOne;
}
