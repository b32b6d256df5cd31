import { createClient, type Client } from '@vinrod/api-client';

import { pageLanguage } from '#language';

import { leaveWithoutAsking } from '../drafts/unsaved-changes-guard.ts';

import { sessionNotice } from './session-notice.ts';
import { sessionStorage } from './session-store.ts';
import { shadowNotice } from './shadow-notice.ts';

/**
 * Makes the portal's client. When the tokens cannot be refreshed the client has changed the session already. When the
 * sign-in is over the page is then loaded again where it stands, so that nothing of the ended session stays in it: the
 * sign-in page says why, and leads back. What was typed is kept, so nobody is asked. When only shadow mode was left,
 * `followShadow` loads the root, and the reader is told there (spec section 4).
 *
 * @param apiRoot - Where the API begins.
 */
export function createPortalClient(apiRoot: string): Client {
  return createClient({
    baseUrl: apiRoot,
    storage: sessionStorage,
    language: pageLanguage,
    onSessionEnd: (ended) => {
      if (ended === 'shadow') {
        shadowNotice.leave();
        return;
      }
      sessionNotice.leave();
      leaveWithoutAsking();
      globalThis.location.reload();
    },
  });
}
