import { ChartLine, House } from 'lucide-react';

import { lazyScreen } from '../chunks/lazy-screen.ts';
import { reportViewers } from '../session/permission-sets.ts';
import type { Route } from './route.ts';

/** Every page of the portal (spec section 2). The menu, the gate, the page titles and the page views read this. */
export const routeTable: readonly Route[] = [
  {
    path: '/',
    access: { kind: 'guest' },
    title: 'signIn.title',
    screen: lazyScreen(() =>
      import('../features/sign-in/SignInScreen.tsx').then((part) => part.SignInScreen),
    ),
  },
  {
    path: '/confirm-otp/:token',
    access: { kind: 'guest' },
    title: 'code.title',
    screen: lazyScreen(() =>
      import('../features/confirm-code/ConfirmCodeScreen.tsx').then((part) => part.ConfirmCodeScreen),
    ),
    leadsTo: '/overview',
  },
  {
    path: '/reset-password',
    access: { kind: 'anyone' },
    title: 'reset.title',
    screen: lazyScreen(() =>
      import('../features/reset-password/ResetPasswordScreen.tsx').then((part) => part.ResetPasswordScreen),
    ),
  },
  {
    path: '/reset-password/:token',
    access: { kind: 'anyone' },
    title: 'choose.title',
    screen: lazyScreen(() =>
      import('../features/choose-password/ChoosePasswordScreen.tsx').then(
        (part) => part.ChoosePasswordScreen,
      ),
    ),
  },
  {
    path: '/overview',
    access: { kind: 'user', anyOf: [] },
    title: 'overview.title',
    screen: lazyScreen(() =>
      import('../features/overview/OverviewScreen.tsx').then((part) => part.OverviewScreen),
    ),
    navigation: { group: undefined, icon: House },
  },
  {
    path: '/overview/published-news',
    access: { kind: 'user', anyOf: [] },
    title: 'news.title',
    screen: lazyScreen(() =>
      import('../features/news/NewsListScreen.tsx').then((part) => part.NewsListScreen),
    ),
  },
  {
    path: '/overview/published-news/:uuid',
    access: { kind: 'user', anyOf: [] },
    title: 'news.title',
    screen: lazyScreen(() =>
      import('../features/news/NewsArticleScreen.tsx').then((part) => part.NewsArticleScreen),
    ),
  },
  {
    path: '/analytics',
    access: { kind: 'user', anyOf: reportViewers },
    title: 'analytics.title',
    screen: lazyScreen(() =>
      import('../features/analytics/AnalyticsScreen.tsx').then((part) => part.AnalyticsScreen),
    ),
    navigation: { group: 'shell.group.energy', icon: ChartLine },
  },
];
