import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { reportViewers } from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** The reports. */
export const analyticsRoutes: readonly Route[] = [
  {
    path: '/analytics',
    access: { kind: 'user', anyOf: reportViewers },
    title: 'analytics.title',
    screen: lazyScreen(() =>
      import('../../features/analytics/AnalyticsScreen.tsx').then((part) => part.AnalyticsScreen),
    ),
  },
];
