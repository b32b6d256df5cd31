export { publicRoutes } from './areas/public-routes.ts';
export { findRoute, mayOpen, resolveRoute, type RouteOutcome, type Viewer } from './resolve-route.ts';
export type { PublicRoute, Route, ScreenProps } from './route.ts';
export { routeTable } from './route-table.ts';
