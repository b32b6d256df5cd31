import { lazyScreen } from '../../chunks/lazy-screen.ts';
import {
  companyViewers,
  koncernListViewers,
  koncernViewers,
  siteDetailViewers,
} from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** Koncerner with their bolag and sites, and the groups sites are put together in. */
export const organisationRoutes: readonly Route[] = [
  {
    path: '/corporate-groups',
    access: { kind: 'user', anyOf: koncernListViewers },
    title: 'koncerner.title',
    screen: lazyScreen(() =>
      import('../../features/koncerner/KoncernerScreen.tsx').then((part) => part.KoncernerScreen),
    ),
  },
  {
    path: '/corporate-groups/:uuid',
    access: { kind: 'user', anyOf: koncernViewers },
    title: 'koncerner.title',
    screen: lazyScreen(() =>
      import('../../features/koncern/KoncernScreen.tsx').then((part) => part.KoncernScreen),
    ),
  },
  {
    path: '/corporate-groups/:groupId/facility/:companyId',
    access: { kind: 'user', anyOf: companyViewers },
    title: 'company.column',
    screen: lazyScreen(() =>
      import('../../features/company/CompanyScreen.tsx').then((part) => part.CompanyScreen),
    ),
  },
  {
    path: '/corporate-groups/:uuid/facility/:companyId/site/:siteId',
    access: { kind: 'user', anyOf: siteDetailViewers },
    title: 'site.column',
    screen: lazyScreen(() => import('../../features/site/SiteScreen.tsx').then((part) => part.SiteScreen)),
  },
];
