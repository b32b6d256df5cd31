import { Suspense, type ReactElement } from 'react';

import { lazyScreen } from '#chunks';

import type { WithDictionaryProps } from './WithDictionary.tsx';

const dictionary = lazyScreen<WithDictionaryProps>(() =>
  import('./WithDictionary.tsx').then((part) => part.WithDictionary),
);

/** Loads the dictionary when something of it is first shown: most readers know what they look at. */
export function OnDemandDictionary(props: WithDictionaryProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <dictionary.Screen {...props} />
    </Suspense>
  );
}
