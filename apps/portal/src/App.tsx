import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { Redirect, useLocation } from 'wouter';

import { plainPublicText } from '#messages/public';
import {
  findRoute,
  paths,
  resolveRoute,
  RouteTableContext,
  safeReturnPath,
  withReturnPath,
  type PublicRoute,
  type RouteOutcome,
  type Viewer,
} from '#navigation';
import { usePageViews } from '#page-views';
import { publicRoutes, routeTable } from '#routes';
import { isSignedInAtom, signedOutByChoiceAtom } from '#session';
import { ErrorBoundary } from '#shell/error-boundary';
import { BarePage, NotFoundPage } from '#shell/error-pages';
import { HasNavigatedContext } from '#shell/page-heading';
import { PageSpinner } from '#shell/page-spinner';
import { ShadowBanner } from '#shell/shadow-banner';

import { lazyScreen } from './chunks/lazy-screen.ts';

const signedInArea = lazyScreen(() => import('#shell/signed-in-area').then((part) => part.SignedInArea));

/** Whether the path has changed since the application was loaded. */
function useHasNavigated(path: string): boolean {
  const [firstPath] = useState(path);
  const [hasNavigated, setHasNavigated] = useState(false);
  if (path !== firstPath && !hasNavigated) setHasNavigated(true);
  return hasNavigated || path !== firstPath;
}

function SignInRedirect({ from }: { readonly from: string }): ReactElement {
  const isByChoice = useAtomValue(signedOutByChoiceAtom);
  return <Redirect to={withReturnPath(paths.signIn, isByChoice ? undefined : from)} replace />;
}

function Waiting(): ReactElement {
  return (
    <>
      <ShadowBanner />
      <PageSpinner />
    </>
  );
}

/** Preloads the next page's code while the user reads or the profile loads. */
function usePreload(outcome: RouteOutcome): void {
  const route = outcome.kind === 'screen' || outcome.kind === 'loading' ? outcome.route : undefined;
  const isLoading = outcome.kind === 'loading';
  useEffect(() => {
    if (route === undefined) return;
    const next = isLoading ? route : findRoute(routeTable, route.leadsTo ?? '');
    if (next?.access.kind === 'user') signedInArea.preload();
    next?.screen.preload();
  }, [route, isLoading]);
}

function PublicScreen({
  outcome,
}: {
  readonly outcome: RouteOutcome<PublicRoute> & { kind: 'screen' };
}): ReactElement {
  const { route, params } = outcome;
  const { Screen } = route.screen;
  usePageViews(route.path, plainPublicText(route.title));
  return <Screen params={params} />;
}

/**
 * Resolves the address to a page for the current viewer. Signed-in pages are a separate chunk, so that the sign-in page
 * does not load them.
 */
export function App(): ReactElement {
  const [path] = useLocation();
  const isSignedIn = useAtomValue(isSignedInAtom);
  const hasNavigated = useHasNavigated(path);
  const viewer: Viewer = { kind: isSignedIn ? 'loading' : 'guest' };
  const outcome = resolveRoute(routeTable, path, viewer);
  const open = resolveRoute(publicRoutes, path, viewer);
  // Never hidden behind the other part while its code loads: the queries of the signed-in part do not survive that.
  const part = open.kind === 'screen' ? 'public' : 'signed-in';
  usePreload(outcome);

  return (
    <RouteTableContext value={routeTable}>
      <HasNavigatedContext value={hasNavigated}>
        <ErrorBoundary key={isSignedIn ? 'signed-in' : path} isOutermost>
          <Suspense key={part} fallback={<Waiting />}>
            {content()}
          </Suspense>
        </ErrorBoundary>
      </HasNavigatedContext>
    </RouteTableContext>
  );

  function content(): ReactElement {
    if (open.kind === 'screen') {
      return (
        <>
          <ShadowBanner />
          <PublicScreen key={path} outcome={open} />
        </>
      );
    }
    switch (outcome.kind) {
      case 'overview':
        return <Redirect to={safeReturnPath(globalThis.location.search)} replace />;
      case 'sign-in':
        return <SignInRedirect from={`${path}${globalThis.location.search}`} />;
      case 'not-found':
        return (
          <BarePage>
            <NotFoundPage />
          </BarePage>
        );
      case 'screen':
      case 'forbidden':
      case 'loading':
        return <signedInArea.Screen />;
    }
  }
}
