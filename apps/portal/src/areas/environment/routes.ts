import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { certificateExporters, residualMixViewers } from './permissions.ts';

/** Environmental values, and the certificates that rest on them. */
export const environmentRoutes: readonly Route[] = [
  {
    path: '/certificate',
    access: { kind: 'user', anyOf: certificateExporters },
    title: 'certificates.title',
    screen: lazyScreen(() =>
      import('./certificates/CertificatesScreen.tsx').then((part) => part.CertificatesScreen),
    ),
  },
  {
    path: '/environment/residual-mix',
    access: { kind: 'user', anyOf: residualMixViewers },
    title: 'residualMix.title',
    screen: lazyScreen(() =>
      import('./residual-mix/ResidualMixScreen.tsx').then((part) => part.ResidualMixScreen),
    ),
  },
];
