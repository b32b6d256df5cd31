import { lazyScreen } from '../../chunks/lazy-screen.ts';
import {
  customerRoleViewers,
  customerUserViewers,
  internalRoleViewers,
  internalUserViewers,
} from '../../session/people-permission-sets.ts';
import type { Route } from '../route.ts';

/** Users and roles, of customers and of the staff, and the user's own profile. */
export const peopleRoutes: readonly Route[] = [
  {
    path: '/users/customer-users',
    access: { kind: 'user', anyOf: customerUserViewers },
    title: 'customerUsers.title',
    screen: lazyScreen(() =>
      import('../../features/customer-users/CustomerUsersScreen.tsx').then(
        (part) => part.CustomerUsersScreen,
      ),
    ),
  },
  {
    path: '/users/customer-users/:uuid/user/:user_uuid',
    access: { kind: 'user', anyOf: customerUserViewers },
    title: 'customerUsers.title',
    screen: lazyScreen(() =>
      import('../../features/customer-user/CustomerUserScreen.tsx').then((part) => part.CustomerUserScreen),
    ),
  },
  {
    path: '/users/internal-users',
    access: { kind: 'user', anyOf: internalUserViewers },
    title: 'internalUsers.title',
    screen: lazyScreen(() =>
      import('../../features/internal-users/InternalUsersScreen.tsx').then(
        (part) => part.InternalUsersScreen,
      ),
    ),
  },
  {
    path: '/users/internal-users/:uuid',
    access: { kind: 'user', anyOf: internalUserViewers },
    title: 'internalUsers.title',
    screen: lazyScreen(() =>
      import('../../features/internal-user/InternalUserScreen.tsx').then((part) => part.InternalUserScreen),
    ),
  },
  {
    path: '/roles/internal-roles',
    access: { kind: 'user', anyOf: internalRoleViewers },
    title: 'roles.internal',
    screen: lazyScreen(() =>
      import('../../features/internal-roles/InternalRolesScreen.tsx').then(
        (part) => part.InternalRolesScreen,
      ),
    ),
  },
  {
    path: '/roles/customer-roles',
    access: { kind: 'user', anyOf: customerRoleViewers },
    title: 'roles.customer',
    screen: lazyScreen(() =>
      import('../../features/customer-roles/CustomerRolesScreen.tsx').then(
        (part) => part.CustomerRolesScreen,
      ),
    ),
  },
  {
    path: '/profile',
    access: { kind: 'user', anyOf: [] },
    title: 'profile.title',
    screen: lazyScreen(() =>
      import('../../features/profile/ProfileScreen.tsx').then((part) => part.ProfileScreen),
    ),
  },
  {
    path: '/update-password',
    access: { kind: 'user', anyOf: [] },
    title: 'password.title',
    screen: lazyScreen(() =>
      import('../../features/update-password/UpdatePasswordScreen.tsx').then(
        (part) => part.UpdatePasswordScreen,
      ),
    ),
  },
];
