import type { CustomerUser, InternalUser } from '@vinrod/api-client';

/** Shared by customers' users and staff. */
export type User = CustomerUser | InternalUser;
