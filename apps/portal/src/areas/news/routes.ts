import type { Route } from '#navigation';

import { lazyScreen } from '../../chunks/lazy-screen.ts';

/** Pages for reading and writing news. */
export const newsRoutes: readonly Route[] = [
  {
    path: '/overview/published-news',
    access: { kind: 'user' },
    title: 'news.title',
    screen: lazyScreen(() => import('./published/NewsListScreen.tsx').then((part) => part.NewsListScreen)),
  },
  {
    path: '/overview/published-news/:uuid',
    access: { kind: 'user' },
    title: 'news.title',
    screen: lazyScreen(() =>
      import('./published/NewsArticleScreen.tsx').then((part) => part.NewsArticleScreen),
    ),
  },
  {
    path: '/news',
    access: { kind: 'user', can: ['view', 'news'] },
    title: 'newsEditing.title',
    screen: lazyScreen(() => import('./editing/NewsAdminScreen.tsx').then((part) => part.NewsAdminScreen)),
  },
  {
    path: '/news/create-news',
    access: { kind: 'user', can: ['create', 'news'] },
    title: 'newsEditing.create',
    screen: lazyScreen(() => import('./editing/CreateNewsScreen.tsx').then((part) => part.CreateNewsScreen)),
  },
  {
    path: '/news/:uuid',
    access: { kind: 'user', can: ['update', 'news'] },
    title: 'newsEditing.edit',
    screen: lazyScreen(() => import('./editing/EditNewsScreen.tsx').then((part) => part.EditNewsScreen)),
  },
  {
    path: '/news/:uuid/details',
    access: { kind: 'user', can: ['view', 'news'] },
    title: 'newsEditing.details',
    screen: lazyScreen(() =>
      import('./editing/NewsDetailsScreen.tsx').then((part) => part.NewsDetailsScreen),
    ),
  },
];
