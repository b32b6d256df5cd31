import { keptNotice } from './kept-notice.ts';

/** That shadow mode ended by itself: nobody may believe they still are in it. */
export const shadowNotice = keptNotice('vinrod.shadow-ended');
