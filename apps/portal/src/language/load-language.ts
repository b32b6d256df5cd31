import { loadEnglish } from '@vinrod/locale/messages/english-later';

import { pageLanguage } from './page-language.ts';

/** Fetches the words of the page's language before anything is drawn; those in Swedish are there. */
export async function loadLanguage(): Promise<void> {
  if (pageLanguage === 'sv') return;
  await Promise.all([
    loadEnglish(),
    import('./english-react-aria.ts').then(({ sayReactAriaInEnglish }) => sayReactAriaInEnglish()),
  ]);
}
