import { grantedPermissions, type CorporateGroupMinimal, type Profile } from '@vinrod/api-client';
import { Suspense, useMemo, type ReactElement, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { lazyScreen } from '#chunks';
import { CorporateGroupContext, useCorporateGroupState } from '#corporate-group';
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

export interface SignedInPagesProps {
  readonly profile: Profile;
  /** The first corporate groups the user may see. */
  readonly corporateGroups: readonly CorporateGroupMinimal[];
}

const englishCharts = lazyScreen<{ readonly children: ReactNode }>(() =>
  import('./EnglishCharts.tsx').then((part) => part.EnglishCharts),
);

/** Charts are Swedish unless told otherwise. */
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

/** The shell with the page the address asks for, or the 403 or not-found page inside it. */
export function SignedInPages({ profile, corporateGroups }: SignedInPagesProps): ReactElement {
  const [path] = useLocation();
  const routeTable = useRouteTable();
  const user = useMemo(
    (): SignedInUser => ({ profile, permissions: new Set(grantedPermissions(profile.permissions)) }),
    [profile],
  );
  const viewer: Viewer = { kind: 'user', can: canWith(user.permissions) };
  const scope = useCorporateGroupState(corporateGroups, profile);
  return (
    <SignedInUserContext value={user}>
      <CorporateGroupContext value={scope}>
        <PortalShell currentPath={path}>
          <ErrorBoundary key={path}>
            <Suspense fallback={<PageSpinner />}>
              {scope?.isLoading === true ? (
                <PageSpinner />
              ) : (
                <InPageLanguage>{page(resolveRoute(routeTable, path, viewer))}</InPageLanguage>
              )}
            </Suspense>
          </ErrorBoundary>
        </PortalShell>
      </CorporateGroupContext>
    </SignedInUserContext>
  );
}
