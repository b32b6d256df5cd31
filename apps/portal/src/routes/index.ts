export { publicRoutes } from '../areas/account/public-routes.ts';
export { routeTable } from './route-table.ts';
