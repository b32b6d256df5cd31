import { useAtomValue } from 'jotai';
import { Suspense, type ReactElement } from 'react';

import { shadowViewAtom, type ShadowView } from '#session';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Loaded in shadow mode only: nobody else needs its words and times. */
const { Screen: ShownShadow } = lazyScreen<{ readonly view: ShadowView }>(() =>
  import('./ShownShadow.tsx').then((part) => part.ShownShadow),
);

/**
 * Banner on every page in shadow mode: the shadowed user, the expiry, and a button to leave (spec section 2; domain.md
 * section 5). Uses only the session, so that it also shows while the profile loads and on the 403, not-found and 500
 * pages.
 */
export function ShadowBanner(): ReactElement | null {
  const view = useAtomValue(shadowViewAtom);
  if (view === undefined) return null;
  return (
    <Suspense>
      <ShownShadow view={view} />
    </Suspense>
  );
}
