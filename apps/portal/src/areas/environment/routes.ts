import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Environmental values, and the certificates based on them. */
export const environmentRoutes: readonly Route[] = [
  {
    path: '/certificate',
    access: { kind: 'user', can: ['export', 'certificate'] },
    title: 'menu.certificate',
    screen: lazyScreen(() =>
      import('./certificates/CertificatesScreen.tsx').then((part) => part.CertificatesScreen),
    ),
  },
  {
    path: '/environment/residual-mix',
    access: { kind: 'user', can: ['view', 'residualMix'] },
    title: 'residualMix.title',
    screen: lazyScreen(() =>
      import('./residual-mix/ResidualMixScreen.tsx').then((part) => part.ResidualMixScreen),
    ),
  },
];
