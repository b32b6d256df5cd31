import { lazyScreen } from '../../chunks/lazy-screen.ts';
import { newsManagers, newsViewers } from '../../session/permission-sets.ts';
import type { Route } from '../route.ts';

/** Where news are written. */
export const newsRoutes: readonly Route[] = [
  {
    path: '/news',
    access: { kind: 'user', anyOf: newsViewers },
    title: 'newsEditing.title',
    screen: lazyScreen(() =>
      import('../../features/news-editing/NewsAdminScreen.tsx').then((part) => part.NewsAdminScreen),
    ),
  },
  {
    path: '/news/create-news',
    access: { kind: 'user', anyOf: newsManagers },
    title: 'newsEditing.create',
    screen: lazyScreen(() =>
      import('../../features/news-editing/CreateNewsScreen.tsx').then((part) => part.CreateNewsScreen),
    ),
  },
  {
    path: '/news/:uuid',
    access: { kind: 'user', anyOf: newsManagers },
    title: 'newsEditing.edit',
    screen: lazyScreen(() =>
      import('../../features/news-editing/EditNewsScreen.tsx').then((part) => part.EditNewsScreen),
    ),
  },
  {
    path: '/news/:uuid/details',
    access: { kind: 'user', anyOf: newsViewers },
    title: 'newsEditing.details',
    screen: lazyScreen(() =>
      import('../../features/news-editing/NewsDetailsScreen.tsx').then((part) => part.NewsDetailsScreen),
    ),
  },
];
