import type { CustomerUser, InternalUser } from '@vinrod/api-client';

/** What customers' users and the staff have in common. */
export type User = CustomerUser | InternalUser;
