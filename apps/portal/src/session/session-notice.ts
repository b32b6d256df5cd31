import { atom } from 'jotai';

import { keptNotice } from './kept-notice.ts';

/** Notice that the session expired: without it, the page would seem to have vanished. */
export const sessionNotice = keptNotice('vinrod.session-ended');

/** Whether the previous session expired; reset at the next sign-in. */
export const sessionEndedAtom = atom(sessionNotice.take());
