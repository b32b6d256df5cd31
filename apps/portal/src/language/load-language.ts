import { loadEnglish } from '@vinrod/locale/messages/english-later';

import { pageLanguage } from './page-language.ts';

/** Loads the texts of the page's language before the first render; the Swedish ones are built in. */
export async function loadLanguage(): Promise<void> {
  if (pageLanguage === 'sv') return;
  await Promise.all([
    loadEnglish(),
    import('./english-react-aria.ts').then(({ sayReactAriaInEnglish }) => sayReactAriaInEnglish()),
  ]);
}
