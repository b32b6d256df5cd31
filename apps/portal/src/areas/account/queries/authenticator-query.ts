import type { Authenticator } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Whether the user's one-time codes come from an app; waits in shadow mode, where it is nobody else's business. */
export function useAuthenticator(isAsked: boolean): Query<Authenticator> {
  const client = useClient();
  return useQuery(isAsked ? ['getAuthenticator'] : undefined, () => client.totp.get());
}
