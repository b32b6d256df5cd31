import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Purchases of a corporate group: invoices. */
export const businessRoutes: readonly Route[] = [
  {
    path: '/invoices',
    access: { kind: 'user', can: ['view', 'invoice'] },
    title: 'invoices.title',
    screen: lazyScreen(() => import('./list/InvoicesScreen.tsx').then((part) => part.InvoicesScreen)),
  },
];
