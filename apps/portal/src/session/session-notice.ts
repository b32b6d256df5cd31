import { atom } from 'jotai';

import { keptNotice } from './kept-notice.ts';

/** That the sign-in ended by itself: without a word it would look as if the portal had lost its page. */
export const sessionNotice = keptNotice('vinrod.session-ended');

/** Whether the sign-in before this page ended by itself; until somebody signs in. */
export const sessionEndedAtom = atom(sessionNotice.take());
