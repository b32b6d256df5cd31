import type { Can } from '#rights';

import { matchPath, type PathParameters } from './match-path.ts';
import type { Route, RouteAccess } from './route.ts';

/** Viewer: not signed in, profile still loading, or a user with permissions. */
export type Viewer =
  | { readonly kind: 'guest' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'user'; readonly can: Can };

/** What to show at a path. */
export type RouteOutcome<Row extends Route = Route> =
  | { readonly kind: 'screen'; readonly route: Row; readonly params: PathParameters }
  /** Signed in, but without the permission: the 403 page. */
  | { readonly kind: 'forbidden'; readonly route: Row }
  /** No page has this path. */
  | { readonly kind: 'not-found' }
  /** The page needs a sign-in. */
  | { readonly kind: 'sign-in' }
  /** A page for guests, and the viewer is signed in. */
  | { readonly kind: 'overview' }
  /**
   * Access is not known yet: show only the spinner, never a 403 page that disappears again. The route is undefined when
   * no page has the path.
   */
  | { readonly kind: 'loading'; readonly route: Row | undefined };

function admits(access: RouteAccess, viewer: Viewer): Exclude<RouteOutcome['kind'], 'not-found'> {
  switch (access.kind) {
    case 'anyone':
      return 'screen';
    case 'guest':
      return viewer.kind === 'guest' ? 'screen' : 'overview';
    case 'user': {
      if (viewer.kind === 'guest') return 'sign-in';
      if (viewer.kind === 'loading') return 'loading';
      return access.can === undefined || viewer.can(...access.can) ? 'screen' : 'forbidden';
    }
  }
}

/** Resolves what a viewer sees at a path. Tests cover every row of the route table and every permission. */
export function resolveRoute<Row extends Route>(
  table: readonly Row[],
  path: string,
  viewer: Viewer,
): RouteOutcome<Row> {
  for (const route of table) {
    const params = matchPath(route.path, path);
    if (params === undefined) continue;
    const kind = admits(route.access, viewer);
    if (kind === 'screen') return { kind, route, params };
    return kind === 'forbidden' || kind === 'loading' ? { kind, route } : { kind };
  }
  return viewer.kind === 'loading' ? { kind: 'loading', route: undefined } : { kind: 'not-found' };
}

/** Route of a path, for any viewer. */
export function findRoute(table: readonly Route[], path: string): Route | undefined {
  return table.find((route) => matchPath(route.path, path) !== undefined);
}

/** Whether a viewer with these permissions gets the page, not the 403 or not-found page. */
export function mayOpen(table: readonly Route[], path: string, can: Can): boolean {
  return resolveRoute(table, path, { kind: 'user', can }).kind === 'screen';
}
