export { SiteGroupTable, type SiteGroupTableProps } from './SiteGroupTable.tsx';
