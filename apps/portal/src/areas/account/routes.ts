import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** The user's own profile and password. */
export const accountRoutes: readonly Route[] = [
  {
    path: '/profile',
    access: { kind: 'user' },
    title: 'profile.title',
    screen: lazyScreen(() => import('./profile/ProfileScreen.tsx').then((part) => part.ProfileScreen)),
  },
  {
    path: '/update-password',
    access: { kind: 'user' },
    title: 'password.title',
    screen: lazyScreen(() =>
      import('./update-password/UpdatePasswordScreen.tsx').then((part) => part.UpdatePasswordScreen),
    ),
  },
];
