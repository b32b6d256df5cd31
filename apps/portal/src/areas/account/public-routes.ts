import type { PublicRoute } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { SignInScreen } from './sign-in/SignInScreen.tsx';

/** Pages for signed-out users. */
export const publicRoutes: readonly PublicRoute[] = [
  {
    path: '/',
    access: { kind: 'guest' },
    title: 'signIn.title',
    // Part of the entry chunk: a chunk of its own would cost another round trip before the page shows.
    screen: lazyScreen(async () => SignInScreen),
  },
  {
    path: '/confirm-otp/:token',
    access: { kind: 'guest' },
    title: 'code.title',
    screen: lazyScreen(() =>
      import('./confirm-code/ConfirmCodeScreen.tsx').then((part) => part.ConfirmCodeScreen),
    ),
    leadsTo: '/overview',
  },
  {
    path: '/reset-password',
    access: { kind: 'anyone' },
    title: 'reset.title',
    screen: lazyScreen(() =>
      import('./reset-password/ResetPasswordScreen.tsx').then((part) => part.ResetPasswordScreen),
    ),
  },
  {
    path: '/reset-password/:token',
    access: { kind: 'anyone' },
    title: 'choose.title',
    screen: lazyScreen(() =>
      import('./choose-password/ChoosePasswordScreen.tsx').then((part) => part.ChoosePasswordScreen),
    ),
  },
];
