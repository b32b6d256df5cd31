import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** The start page. */
export const overviewRoutes: readonly Route[] = [
  {
    path: '/overview',
    access: { kind: 'user' },
    title: 'overview.title',
    screen: lazyScreen(() => import('./start/OverviewScreen.tsx').then((part) => part.OverviewScreen)),
  },
];
