import { keptNotice } from './kept-notice.ts';

/** Notice that shadow mode ended by itself: nobody may believe they are still in it. */
export const shadowNotice = keptNotice('vinrod.shadow-ended');
