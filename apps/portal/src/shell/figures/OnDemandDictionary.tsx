import { Suspense, type ReactElement } from 'react';

import { lazyScreen } from '#chunks';
import { pageLanguage } from '#language';

import type { WithDictionaryProps } from './dictionary.ts';

const dictionary = lazyScreen<WithDictionaryProps>(() =>
  pageLanguage === 'sv'
    ? import('./WithSwedishDictionary.tsx').then((part) => part.WithSwedishDictionary)
    : import('./WithEnglishDictionary.tsx').then((part) => part.WithEnglishDictionary),
);

/** Loads the dictionary on first use: most users never open it. */
export function OnDemandDictionary(props: WithDictionaryProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <dictionary.Screen {...props} />
    </Suspense>
  );
}
