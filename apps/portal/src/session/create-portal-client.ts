import { createClient, type Client } from '@vinrod/api-client';

import { sessionStorage } from './session-store.ts';

/**
 * Makes the portal's client. When the tokens cannot be refreshed the client has changed the session already; the page
 * is then loaded anew so that nothing of the ended session stays in it (spec section 4): where it stands when the
 * sign-in is over, at the root when shadow mode was left.
 *
 * @param apiRoot - Where the API begins.
 */
export function createPortalClient(apiRoot: string): Client {
  return createClient({
    baseUrl: apiRoot,
    storage: sessionStorage,
    onSessionEnd: (ended) => {
      if (ended === 'shadow') globalThis.location.assign('/');
      else globalThis.location.reload();
    },
  });
}
