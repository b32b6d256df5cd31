import { atom } from 'jotai';

/**
 * Last e-mail address typed on the signed-out pages, so that nobody types it twice (WCAG 3.3.7). Lasts as long as the
 * page.
 */
export const typedEmailAtom = atom('');
