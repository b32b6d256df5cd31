import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { reportViewers } from './permissions.ts';

/** The reports. */
export const analyticsRoutes: readonly Route[] = [
  {
    path: '/analytics',
    access: { kind: 'user', anyOf: reportViewers },
    title: 'analytics.title',
    screen: lazyScreen(() => import('./AnalyticsScreen.tsx').then((part) => part.AnalyticsScreen)),
  },
];
