import type { Language } from '@vinrod/locale/messages/language';

/** Also read by `public/before-paint.js`, which gives the document its language before anything is drawn. */
const storageKey = 'vinrod.language';

/** The language of everything that this page says, as long as it stands: another one comes with another page. */
export const pageLanguage: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'sv';

/**
 * Keeps a language for the pages that load next in this browser, those before the sign-in among them.
 *
 * @returns whether it is kept; storage may be blocked or full
 */
export function keepLanguage(language: Language): boolean {
  try {
    globalThis.localStorage.setItem(storageKey, language);
    return globalThis.localStorage.getItem(storageKey) === language;
  } catch {
    return false;
  }
}
