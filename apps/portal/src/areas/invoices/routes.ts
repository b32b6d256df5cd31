import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { invoiceViewers } from './permissions.ts';

/** What the corporate group buys: invoices. */
export const businessRoutes: readonly Route[] = [
  {
    path: '/invoices',
    access: { kind: 'user', anyOf: invoiceViewers },
    title: 'invoices.title',
    screen: lazyScreen(() => import('./list/InvoicesScreen.tsx').then((part) => part.InvoicesScreen)),
  },
];
