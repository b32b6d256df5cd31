import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Redirect, useLocation } from 'wouter';

import { plainPublicText } from '#messages/public';
import { resolveRoute, safeReturnPath, type PublicRoute, type RouteOutcome } from '#navigation';
import { usePageViews } from '#page-views';
import { publicRoutes } from './areas/account/public-routes.ts';
import { isSignedInAtom } from '#session';
import { ErrorBoundary } from '#shell/error-boundary';
import { HasNavigatedContext } from '#shell/page-heading';
import { PageSpinner } from '#shell/page-spinner';
import { ShadowBanner } from '#shell/shadow-banner';

import { lazyScreen } from './chunks/lazy-screen.ts';

const loadBehindSignIn = async () => import('./BehindSignIn.tsx');

const behindSignIn = lazyScreen(async () => (await loadBehindSignIn()).BehindSignIn);

/** Whether the path has changed since the application was loaded. */
function useHasNavigated(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (path !== firstPath && !hasNavigated) setHasNavigated(true);
  return hasNavigated || path !== firstPath;
}

function Waiting(): ReactElement {
  return (
    <>
      <ShadowBanner />
      <PageSpinner />
    </>
  );
}

/** Loads what comes after a page before the sign-in while the user reads it. */
function usePreloadAfter(route: PublicRoute): void {
  const { leadsTo } = route;
  useEffect(() => {
    if (leadsTo === undefined) return;
    behindSignIn.preload();
    // What fails is asked for again when somebody goes there.
    loadBehindSignIn().then(
      ({ preloadPage }) => preloadPage(leadsTo),
      () => undefined,
    );
  }, [leadsTo]);
}

function PublicScreen({
  outcome,
}: {
  readonly outcome: RouteOutcome<PublicRoute> & { kind: 'screen' };
}): ReactElement {
  const { route, params } = outcome;
  const { Screen } = route.screen;
  usePreloadAfter(route);
  usePageViews(route.path, plainPublicText(route.title));
  return <Screen params={params} />;
}

/**
 * Resolves the address to a page for the current viewer. What is behind the sign-in is a separate chunk, with the route
 * table, so that the sign-in page does not load it.
 */
export function App(): ReactElement {
  const [path] = useLocation();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const hasNavigated = useHasNavigated(path);
  const open = resolveRoute(publicRoutes, path, { kind: isSignedIn ? 'loading' : 'guest' });
  // Never hidden behind the other part while its code loads: the queries of the signed-in part do not survive that.
  const part = open.kind === 'screen' ? 'public' : 'signed-in';

  return (
    <HasNavigatedContext value={hasNavigated}>
      <ErrorBoundary key={isSignedIn ? 'signed-in' : path} isOutermost>
        <Suspense key={part} fallback={<Waiting />}>
          {content()}
        </Suspense>
      </ErrorBoundary>
    </HasNavigatedContext>
  );

  function content(): ReactElement {
    if (open.kind === 'overview') return <Redirect to={safeReturnPath(globalThis.location.search)} replace />;
    if (open.kind !== 'screen') return <behindSignIn.Screen />;
    return (
      <>
        <ShadowBanner />
        <PublicScreen key={path} outcome={open} />
      </>
    );
  }
}
