import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** The start pages: of a corporate group, and of staff. */
export const overviewRoutes: readonly Route[] = [
  {
    path: '/overview',
    access: { kind: 'user' },
    title: 'overview.title',
    screen: lazyScreen(() => import('./start/OverviewScreen.tsx').then((part) => part.OverviewScreen)),
  },
  {
    path: '/work',
    access: { kind: 'user', can: ['list', 'workItem'] },
    title: 'work.title',
    screen: lazyScreen(() => import('./work/WorkScreen.tsx').then((part) => part.WorkScreen)),
  },
];
