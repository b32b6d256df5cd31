import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { Redirect, useLocation } from 'wouter';

import { findRoute, paths, resolveRoute, RouteTableContext, withReturnPath, type Viewer } from '#navigation';
import { routeTable } from '#routes';
import { isSignedInAtom, signedOutByChoiceAtom } from '#session';
import { BarePage, NotFoundPage } from '#shell/error-pages';
import { SignedInArea } from '#shell/signed-in-area';

/** Loads the code of the page at a path, before somebody goes there. */
export function preloadPage(path: string): void {
  findRoute(routeTable, path)?.screen.preload();
}

function SignInRedirect({ from }: { readonly from: string }): ReactElement {
  const isByChoice = useAtomValue(signedOutByChoiceAtom);
  return <Redirect to={withReturnPath(paths.signIn, isByChoice ? undefined : from)} replace />;
}

/** Every address that is not a page before the sign-in: the signed-in part, and for a guest the way to sign in. */
export function BehindSignIn(): ReactElement {
  const [path] = useLocation();
  const viewer: Viewer = { kind: useAtomValue(isSignedInAtom) ? 'loading' : 'guest' };
  const outcome = resolveRoute(routeTable, path, viewer);
  // While the profile loads, or the frame is rendered.
  if (outcome.kind === 'loading') outcome.route?.screen.preload();

  if (outcome.kind === 'sign-in') return <SignInRedirect from={`${path}${globalThis.location.search}`} />;
  return (
    <RouteTableContext value={routeTable}>
      {outcome.kind === 'not-found' ? (
        <BarePage>
          <NotFoundPage />
        </BarePage>
      ) : (
        <SignedInArea />
      )}
    </RouteTableContext>
  );
}
