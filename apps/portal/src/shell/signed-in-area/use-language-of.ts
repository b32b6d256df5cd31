import type { Profile } from '@vinrod/api-client';
import { useEffect, useState } from 'react';

import { leaveWithoutAsking } from '#drafts';
import { keepLanguage, pageLanguage } from '#language';

/**
 * Reloads the page when the profile's language differs from the page's, so that no text stays in the old one. Drafts
 * stay stored. Without working storage the page stays as it is, since it would reload for ever.
 *
 * @returns whether the page is about to reload
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
