import { grantedPermissions, type CorporateGroupMinimal, type Profile } from '@vinrod/api-client';
import { Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { lazyScreen } from '#chunks';
import { useRuntimeConfig } from '#config';
import { CorporateGroupContext, useCorporateGroupState } from '#corporate-group';
import type { Query } from '#data';
import { pageLanguage } from '#language';
import { plainText } from '#messages';
import { usePageViews } from '#page-views';
import { canWith } from '#rights';
import { resolveRoute, useRouteTable, type RouteOutcome, type Viewer } from '#navigation';
import { ErrorBoundary } from '#shell/error-boundary';
import { ForbiddenPage, NotFoundPage } from '#shell/error-pages';
import { PageSpinner } from '#shell/page-spinner';
import { SignedInUserContext, type SignedInUser } from '#profile';

import { PortalShell } from './PortalShell.tsx';
import { StartFailure } from './StartFailure.tsx';

export interface SignedInPagesProps {
  readonly profile: Profile;
  /** The first corporate groups the user may see. */
  readonly corporateGroups: Query<readonly CorporateGroupMinimal[]>;
}

const englishCharts = lazyScreen<{ readonly children: ReactNode }>(() =>
  import('./EnglishCharts.tsx').then((part) => part.EnglishCharts),
);

/** Sets the page's language on charts, which default to Swedish. */
function InPageLanguage({ children }: { readonly children: ReactElement }): ReactElement {
  return pageLanguage === 'sv' ? children : <englishCharts.Screen>{children}</englishCharts.Screen>;
}

function Reported({ outcome }: { readonly outcome: RouteOutcome & { kind: 'screen' } }): ReactElement {
  const { route, params } = outcome;
  const { Screen } = route.screen;
  usePageViews(route.path, plainText(route.title));
  return <Screen params={params} />;
}

function page(outcome: RouteOutcome): ReactElement {
  if (outcome.kind === 'screen') return <Reported outcome={outcome} />;
  return outcome.kind === 'forbidden' ? <ForbiddenPage /> : <NotFoundPage />;
}

/** Shell with the page of the address, or the 403 or not-found page. */
export function SignedInPages({ profile, corporateGroups }: SignedInPagesProps): ReactElement {
  const [path] = useLocation();
  const routeTable = useRouteTable();
  const { leftOut } = useRuntimeConfig();
  const user = useMemo((): SignedInUser => {
    const held = grantedPermissions(profile.permissions);
    return { profile, permissions: new Set(held.filter((key) => leftOut?.has(key) !== true)) };
  }, [profile, leftOut]);
  const viewer: Viewer = { kind: 'user', can: canWith(user.permissions) };
  const scope = useCorporateGroupState(corporateGroups.data, profile);
  return (
    <SignedInUserContext value={user}>
      <CorporateGroupContext value={scope}>
        <PortalShell currentPath={path}>
          <ErrorBoundary key={path}>
            <Suspense fallback={<PageSpinner />}>{content()}</Suspense>
          </ErrorBoundary>
        </PortalShell>
      </CorporateGroupContext>
    </SignedInUserContext>
  );

  function content(): ReactElement {
    if (corporateGroups.error !== undefined) {
      return <StartFailure error={corporateGroups.error} onRetry={corporateGroups.retry} />;
    }
    if (scope?.isLoading === true) return <PageSpinner />;
    return <InPageLanguage>{page(resolveRoute(routeTable, path, viewer))}</InPageLanguage>;
  }
}
