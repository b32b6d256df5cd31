import { createClient, type Client } from '@vinrod/api-client';

import { pageLanguage } from '#language';

import { leaveWithoutAsking } from '../drafts/unsaved-changes-guard.ts';

import { fetchOrTakeEarly } from './early-answers.ts';
import { sessionNotice } from './session-notice.ts';
import { sessionStorage } from './session-store.ts';
import { shadowNotice } from './shadow-notice.ts';

/**
 * Creates the portal's client. When the tokens cannot be refreshed, the client has already changed the session. If the
 * sign-in has ended, the page reloads in place, so that nothing of the ended session stays in memory: the sign-in page
 * says why, and leads back. Drafts stay stored, so there is no prompt. If only shadow mode ended, `followShadow`
 * reloads at the root, where the user sees a notice (spec section 4).
 *
 * @param apiRoot - Root of the API.
 */
export function createPortalClient(apiRoot: string): Client {
  return createClient({
    baseUrl: apiRoot,
    storage: sessionStorage,
    language: pageLanguage,
    fetch: fetchOrTakeEarly,
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
