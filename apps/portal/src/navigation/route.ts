import type { PlainMessageKey } from '#messages';
import type { PublicTitleKey } from '#messages/public';
import type { Right } from '#rights';
import type { LazyScreen } from '../chunks/lazy-screen.ts';
import type { PathParameters } from './match-path.ts';

/** What every screen gets. */
export interface ScreenProps {
  /** The decoded parameters of the path. */
  readonly params: PathParameters;
}

/**
 * Who may open a route. `guest` is for those who are not signed in: others are sent to the overview. `anyone` is open
 * to all. `user` needs a sign-in and, when it names one, the right to do something (spec sections 2 and 6).
 */
export type RouteAccess =
  | { readonly kind: 'guest' }
  | { readonly kind: 'anyone' }
  | { readonly kind: 'user'; readonly can?: Right };

/** One row of the route table. */
export interface Route {
  /** Path pattern; `:name` stands for one parameter. Also what page views are reported as: never an id. */
  readonly path: string;
  readonly access: RouteAccess;
  /** Title of the page until the screen knows a better one, and its name among page views. */
  readonly title: PlainMessageKey;
  readonly screen: LazyScreen<ScreenProps>;
  /** Path of the page that comes next as a rule; its code is loaded while the reader is here. */
  readonly leadsTo?: string;
}

/** A row that needs no sign-in; its title is among the texts of the start. */
export interface PublicRoute extends Route {
  readonly access: Exclude<RouteAccess, { readonly kind: 'user' }>;
  readonly title: PublicTitleKey;
}
