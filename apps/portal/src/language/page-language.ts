import type { Language } from '@vinrod/locale/messages/language';

/** Also read by `public/before-paint.js`, which sets the document's language before the first paint. */
const storageKey = 'vinrod.language';

/** Language of the page; does not change until the page reloads. */
export const pageLanguage: Language = globalThis.document?.documentElement.lang === 'en' ? 'en' : 'sv';

/**
 * Stores the language for the next pages loaded in this browser, including those before sign-in.
 *
 * @returns whether it was stored; storage may be blocked or full
 */
export function keepLanguage(language: Language): boolean {
  try {
    globalThis.localStorage.setItem(storageKey, language);
    return globalThis.localStorage.getItem(storageKey) === language;
  } catch {
    return false;
  }
}
