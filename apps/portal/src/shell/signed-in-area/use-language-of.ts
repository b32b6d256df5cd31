import type { Profile } from '@vinrod/api-client';
import { useEffect, useState } from 'react';

import { leaveWithoutAsking } from '#drafts';
import { keepLanguage, pageLanguage } from '#language';

/**
 * Loads the page again in the language of the profile when it speaks another: nothing on it may be left in that one. What
 * was typed is kept. Where the browser keeps nothing the page stays as it is, rather than to be loaded for ever.
 *
 * @returns whether the page is about to go
 */
export function useLanguageOf(profile: Profile | undefined): boolean {
  const [isKept] = useState(() => keepLanguage(pageLanguage));
  const language = profile?.language ?? pageLanguage;
  const speaksAnother = isKept && language !== pageLanguage;
  useEffect(() => {
    if (!speaksAnother || !keepLanguage(language)) return;
    leaveWithoutAsking();
    globalThis.location.reload();
  }, [speaksAnother, language]);
  return speaksAnother;
}
