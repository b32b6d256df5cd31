import { publicPages, signedInRoutes } from '../../../e2e/portal-pages.ts';
import { loadedModes, stateModes, type ScreenMode } from './modes.ts';
import { screenStates, type ScreenState } from './states.ts';

/** Who looks at a screen: nobody known, a customer's administrator, or staff. */
export type Viewer = 'visitor' | 'customer' | 'staff';

/** A page of the portal in a state. */
export interface Screen {
  /** Name that is safe in the name of a file. */
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly viewer: Viewer;
  /** Pattern of its route; null for a fixed address. */
  readonly route: string | null;
  /** The fixed address, or what follows the address of the route. */
  readonly rest: string;
  readonly state: ScreenState;
}

/** Contents of a page that only its query brings. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '/analytics': [
    '',
    '?compare=previous_year&show=sum',
    '?report=month',
    '?report=hour&month=2026-10',
    '?report=changes&month=2026-10',
  ],
};

/** Addresses without a page, and with one that the viewer may not see. */
const refused: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: ['/saknas'],
  customer: ['/overview/saknas', '/work'],
  staff: [],
};

function screen(viewer: Viewer, route: string | null, rest: string, state: ScreenState): Screen {
  const address = `${route ?? ''}${rest}`.slice(1);
  const place = address === '' ? 'sign-in' : address;
  const name = state === 'loaded' ? place : `${place}, ${state}`;
  const id = `${viewer}-${name}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return { id, title: `Portal/${viewer}`, name, viewer, route, rest, state };
}

/** Those who look, in the order of the report. */
export const viewers = ['visitor', 'customer', 'staff'] as const satisfies readonly Viewer[];

const routesOf: Readonly<Record<Viewer, readonly string[]>> = {
  visitor: Object.keys(publicPages),
  customer: signedInRoutes('customer'),
  // Lists of all corporate groups have a column more.
  staff: [
    ...signedInRoutes('staff only'),
    '/corporate-groups',
    '/invoices',
    '/certificate',
    '/users/customer-users',
  ],
};

/** Every screen of a viewer. */
export function screensOf(viewer: Viewer): readonly Screen[] {
  const states = viewer === 'visitor' ? (['loaded'] as const) : screenStates;
  const routes = routesOf[viewer];
  return [
    ...routes.flatMap((route) =>
      (parts[route] ?? ['']).flatMap((query) => states.map((state) => screen(viewer, route, query, state))),
    ),
    ...refused[viewer].map((address) => screen(viewer, null, address, 'loaded')),
  ];
}

/** Modes in which a screen is photographed. */
export function modesOf({ state }: Screen): readonly ScreenMode[] {
  return state === 'loaded' ? loadedModes : stateModes;
}
