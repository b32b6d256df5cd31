import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { certificateExporters, residualMixViewers } from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** Environmental values, and the certificates that rest on them. */
export const environmentRoutes: readonly Route[] = [
  {
    path: '/certificate',
    access: { kind: 'user', anyOf: certificateExporters },
    title: 'certificates.title',
    screen: lazyScreen(() =>
      import('../../features/certificates/CertificatesScreen.tsx').then((part) => part.CertificatesScreen),
    ),
  },
  {
    path: '/environment/residual-mix',
    access: { kind: 'user', anyOf: residualMixViewers },
    title: 'residualMix.title',
    screen: lazyScreen(() =>
      import('../../features/residual-mix/ResidualMixScreen.tsx').then((part) => part.ResidualMixScreen),
    ),
  },
];
