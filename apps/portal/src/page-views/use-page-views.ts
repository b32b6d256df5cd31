import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useRuntimeConfig } from '#config';

import { consentAtom } from './consent.ts';
import { reportPageView } from './tag-manager.ts';

/**
 * Reports page views, if the supplier has configured a tag manager and the user has consented (spec section 2; LEK
 * chapter 9 section 28).
 *
 * @param pattern - Pattern of the route.
 * @param title - Title of the route.
 */
export function usePageViews(pattern: string, title: string): void {
  const { tagManagerId } = useRuntimeConfig();
  const consent = useAtomValue(consentAtom);
  useEffect(() => {
    if (tagManagerId !== undefined && consent === 'granted') reportPageView(tagManagerId, { pattern, title });
  }, [tagManagerId, consent, pattern, title]);
}
