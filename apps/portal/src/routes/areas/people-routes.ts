import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { customerUserViewers } from '../../session/people-permission-sets.ts';
import type { Route } from '../route.ts';

/** Users and roles, of customers and of the staff. */
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
];
