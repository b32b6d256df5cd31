import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Corporate groups with their companies, sites and site groups. */
export const organisationRoutes: readonly Route[] = [
  {
    path: '/corporate-groups',
    access: { kind: 'user', can: ['list', 'corporateGroup'] },
    title: 'koncerner.title',
    screen: lazyScreen(() =>
      import('./corporate-groups/CorporateGroupsScreen.tsx').then((part) => part.CorporateGroupsScreen),
    ),
  },
  {
    path: '/corporate-groups/:uuid',
    access: { kind: 'user', can: ['view', 'corporateGroup'] },
    title: 'koncerner.title',
    screen: lazyScreen(() =>
      import('./corporate-group/CorporateGroupScreen.tsx').then((part) => part.CorporateGroupScreen),
    ),
  },
  {
    path: '/corporate-groups/:groupId/facility/:companyId',
    access: { kind: 'user', can: ['view', 'company'] },
    title: 'company.column',
    screen: lazyScreen(() => import('./company/CompanyScreen.tsx').then((part) => part.CompanyScreen)),
  },
  {
    path: '/corporate-groups/:uuid/facility/:companyId/site/:siteId',
    access: { kind: 'user', can: ['view', 'site'] },
    title: 'site.column',
    screen: lazyScreen(() => import('./site/SiteScreen.tsx').then((part) => part.SiteScreen)),
  },
  {
    path: '/groups',
    access: { kind: 'user', can: ['view', 'siteGroup'] },
    title: 'siteGroups.title',
    screen: lazyScreen(() =>
      import('./site-groups/SiteGroupsScreen.tsx').then((part) => part.SiteGroupsScreen),
    ),
  },
  {
    path: '/groups/create-group',
    access: { kind: 'user', can: ['create', 'siteGroup'] },
    title: 'siteGroups.create',
    screen: lazyScreen(() =>
      import('./site-group-editor/CreateSiteGroupScreen.tsx').then((part) => part.CreateSiteGroupScreen),
    ),
  },
  {
    path: '/groups/edit-group/:groupId',
    access: { kind: 'user', can: ['update', 'siteGroup'] },
    title: 'siteGroup.editTitle',
    screen: lazyScreen(() =>
      import('./site-group-editor/EditSiteGroupScreen.tsx').then((part) => part.EditSiteGroupScreen),
    ),
  },
  {
    path: '/groups/:groupId',
    access: { kind: 'user', can: ['view', 'siteGroup'] },
    title: 'siteGroups.title',
    screen: lazyScreen(() => import('./site-group/SiteGroupScreen.tsx').then((part) => part.SiteGroupScreen)),
  },
  {
    path: '/imports',
    access: { kind: 'user', can: ['list', 'import'] },
    title: 'imports.title',
    screen: lazyScreen(() => import('./imports/ImportsScreen.tsx').then((part) => part.ImportsScreen)),
  },
  {
    path: '/imports/missing',
    access: { kind: 'user', can: ['list', 'import'] },
    title: 'imports.missing',
    screen: lazyScreen(() =>
      import('./missing-values/MissingValuesScreen.tsx').then((part) => part.MissingValuesScreen),
    ),
  },
  {
    path: '/contact-:product',
    access: { kind: 'user', can: ['view', 'contact'] },
    title: 'contact.title',
    screen: lazyScreen(() => import('./contact/ContactScreen.tsx').then((part) => part.ContactScreen)),
  },
];
