import type { PlainMessageKey } from '#messages';
import type { PublicTitleKey } from '#messages/public';
import type { Right } from '#rights';
import type { LazyScreen } from '../chunks/lazy-screen.ts';
import type { PathParameters } from './match-path.ts';

/** Props of every screen. */
export interface ScreenProps {
  /** The decoded parameters of the path. */
  readonly params: PathParameters;
}

/**
 * Access to a route. `guest` is for signed-out users: others are redirected to the overview. `anyone` is open to all.
 * `user` requires sign-in and, when it names one, a permission (spec sections 2 and 6).
 */
export type RouteAccess =
  | { readonly kind: 'guest' }
  | { readonly kind: 'anyone' }
  | { readonly kind: 'user'; readonly can?: Right };

/** One row of the route table. */
export interface Route {
  /** Path pattern with `:name` parameters. Also reported as the page view: never an id. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Page title until the screen sets a better one, and the title of its page views. */
  readonly title: PlainMessageKey;
  readonly screen: LazyScreen<ScreenProps>;
  /** Path of the page that usually comes next; its code is preloaded. */
  readonly leadsTo?: string;
}

/** Route without sign-in; its title is among the entry chunk's texts. */
export interface PublicRoute extends Route {
  readonly access: Exclude<RouteAccess, { readonly kind: 'user' }>;
  readonly title: PublicTitleKey;
}
