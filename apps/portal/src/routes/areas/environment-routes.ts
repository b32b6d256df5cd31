import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { residualMixViewers } from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** Environmental values. */
export const environmentRoutes: readonly Route[] = [
  {
    path: '/environment/residual-mix',
    access: { kind: 'user', anyOf: residualMixViewers },
    title: 'residualMix.title',
    screen: lazyScreen(() =>
      import('../../features/residual-mix/ResidualMixScreen.tsx').then((part) => part.ResidualMixScreen),
    ),
  },
];
