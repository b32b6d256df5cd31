import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** The reports. */
export const analyticsRoutes: readonly Route[] = [
  {
    path: '/analytics',
    access: { kind: 'user', can: ['view', 'report'] },
    title: 'analytics.title',
    screen: lazyScreen(() => import('./AnalyticsScreen.tsx').then((part) => part.AnalyticsScreen)),
  },
];
