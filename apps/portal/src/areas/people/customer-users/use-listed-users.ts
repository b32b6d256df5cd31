import type { CustomerUser, Page } from '@vinrod/api-client';

import { useCustomerUsers, useEveryUser, type UserListRequest } from '#areas/people/queries';
import type { Query } from '#data';

/**
 * One page of the users of a koncern, or of all koncerner.
 *
 * @param koncern - uuid; undefined lists the users of all.
 */
export function useListedUsers(
  koncern: string | undefined,
  request: UserListRequest,
): Query<Page<CustomerUser>> {
  const ofOne = useCustomerUsers(koncern, request);
  const ofEvery = useEveryUser(koncern === undefined ? request : undefined);
  return koncern === undefined ? ofEvery : ofOne;
}
