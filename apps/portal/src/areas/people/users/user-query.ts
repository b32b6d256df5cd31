import type { UserStatus } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';

import { listQuery } from '#list-query-params';

/** Which part of a list of users to load. */
export interface UsersRequest extends ListParameters {
  /** Only users with this status. */
  readonly status?: UserStatus | undefined;
}

/** Fields that lists of users can be sorted by (contract). */
const sortable = ['full_name', 'email', 'status', 'last_login', 'created_at'] as const;

/** The request as the API takes it. */
export function userQuery(request: UsersRequest) {
  return { ...listQuery(sortable, request), status: request.status };
}
