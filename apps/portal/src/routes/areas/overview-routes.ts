import { lazyScreen } from '../../chunks/lazy-screen.ts';
import type { Route } from '../route.ts';

/** The start page and the news it shows. */
export const overviewRoutes: readonly Route[] = [
  {
    path: '/overview',
    access: { kind: 'user', anyOf: [] },
    title: 'overview.title',
    screen: lazyScreen(() =>
      import('../../features/overview/OverviewScreen.tsx').then((part) => part.OverviewScreen),
    ),
  },
  {
    path: '/overview/published-news',
    access: { kind: 'user', anyOf: [] },
    title: 'news.title',
    screen: lazyScreen(() =>
      import('../../features/news/NewsListScreen.tsx').then((part) => part.NewsListScreen),
    ),
  },
  {
    path: '/overview/published-news/:uuid',
    access: { kind: 'user', anyOf: [] },
    title: 'news.title',
    screen: lazyScreen(() =>
      import('../../features/news/NewsArticleScreen.tsx').then((part) => part.NewsArticleScreen),
    ),
  },
];
