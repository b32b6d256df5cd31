export { routeTable } from './route-table.ts';
