import { atom } from 'jotai';

/**
 * The e-mail address that was typed last on the pages before the sign-in, so that nobody types it twice (WCAG 3.3.7). It
 * lives as long as the page.
 */
export const typedEmailAtom = atom('');
