import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { invoiceViewers } from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** What the koncern buys: invoices. */
export const businessRoutes: readonly Route[] = [
  {
    path: '/invoices',
    access: { kind: 'user', anyOf: invoiceViewers },
    title: 'invoices.title',
    screen: lazyScreen(() =>
      import('../../features/invoices/InvoicesScreen.tsx').then((part) => part.InvoicesScreen),
    ),
  },
];
