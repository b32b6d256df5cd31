import type { UserStatus } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { listQuery } from '#list-query-params';

/** Filters of a user list. */
export interface UsersRequest extends ListParameters {
  /** Only users with this status. */
  readonly status?: UserStatus | undefined;
}

/** Fields that lists of users can be sorted by (contract). */
const sortable = ['full_name', 'email', 'status', 'last_login', 'created_at'] as const;

/** Converts the request to the API's query. */
export function userQuery(request: UsersRequest) {
  return { ...listQuery(sortable, request), status: request.status };
}
