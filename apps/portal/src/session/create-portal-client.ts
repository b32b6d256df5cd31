import { createClient, type Client } from '@vinrod/api-client';

import { sessionStorage } from './session-store.ts';
import { shadowNotice } from './shadow-notice.ts';

/**
 * Makes the portal's client. When the tokens cannot be refreshed the client has changed the session already. When the
 * sign-in is over the page is then loaded anew where it stands, so that nothing of the ended session stays in it; when
 * only shadow mode was left, `followShadow` loads the root, and the reader is told there (spec section 4).
 *
 * @param apiRoot - Where the API begins.
 */
export function createPortalClient(apiRoot: string): Client {
  return createClient({
    baseUrl: apiRoot,
    storage: sessionStorage,
    onSessionEnd: (ended) => {
      if (ended === 'shadow') shadowNotice.leave();
      else globalThis.location.reload();
    },
  });
}
