import type { Route } from '#navigation';

import { accountRoutes } from '../areas/account/routes.ts';
import { peopleRoutes } from '../areas/people/routes.ts';
import { publicRoutes } from '../areas/account/public-routes.ts';
import { analyticsRoutes } from '../areas/energy/routes.ts';
import { businessRoutes } from '../areas/invoices/routes.ts';
import { environmentRoutes } from '../areas/environment/routes.ts';
import { newsRoutes } from '../areas/news/routes.ts';
import { organisationRoutes } from '../areas/organisation/routes.ts';
import { overviewRoutes } from '../areas/overview/routes.ts';

/** Pages of the portal (spec section 2). Source of the menu, the access check, page titles and page views. */
export const routeTable: readonly Route[] = [
  ...publicRoutes,
  ...overviewRoutes,
  ...analyticsRoutes,
  ...organisationRoutes,
  ...businessRoutes,
  ...environmentRoutes,
  ...newsRoutes,
  ...peopleRoutes,
  ...accountRoutes,
];
