import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Users and roles, of customers and of the staff, and the accounts of the supplier's own systems. */
export const peopleRoutes: readonly Route[] = [
  {
    path: '/users/customer-users',
    access: { kind: 'user', can: ['view', 'customerUser'] },
    title: 'customerUsers.title',
    screen: lazyScreen(() =>
      import('./customer-users/CustomerUsersScreen.tsx').then((part) => part.CustomerUsersScreen),
    ),
  },
  {
    path: '/users/customer-users/:uuid/user/:user_uuid',
    access: { kind: 'user', can: ['view', 'customerUser'] },
    title: 'customerUsers.title',
    screen: lazyScreen(() =>
      import('./customer-users/CustomerUserScreen.tsx').then((part) => part.CustomerUserScreen),
    ),
  },
  {
    path: '/users/internal-users',
    access: { kind: 'user', can: ['view', 'internalUser'] },
    title: 'internalUsers.title',
    screen: lazyScreen(() =>
      import('./internal-users/InternalUsersScreen.tsx').then((part) => part.InternalUsersScreen),
    ),
  },
  {
    path: '/users/internal-users/:uuid',
    access: { kind: 'user', can: ['view', 'internalUser'] },
    title: 'internalUsers.title',
    screen: lazyScreen(() =>
      import('./internal-users/InternalUserScreen.tsx').then((part) => part.InternalUserScreen),
    ),
  },
  {
    path: '/roles/internal-roles',
    access: { kind: 'user', can: ['view', 'internalRole'] },
    title: 'roles.internal',
    screen: lazyScreen(() =>
      import('./roles/InternalRolesScreen.tsx').then((part) => part.InternalRolesScreen),
    ),
  },
  {
    path: '/roles/customer-roles',
    access: { kind: 'user', can: ['view', 'customerRole'] },
    title: 'roles.customer',
    screen: lazyScreen(() =>
      import('./roles/CustomerRolesScreen.tsx').then((part) => part.CustomerRolesScreen),
    ),
  },
  {
    path: '/users/service-accounts',
    access: { kind: 'user', can: ['list', 'serviceAccount'] },
    title: 'menu.serviceAccounts',
    screen: lazyScreen(() =>
      import('./service-accounts/ServiceAccountsScreen.tsx').then((part) => part.ServiceAccountsScreen),
    ),
  },
];
