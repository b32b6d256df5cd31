export { SiteGroupTable } from './SiteGroupTable.tsx';
