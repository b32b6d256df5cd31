export { usePortalSearch, type PortalSearch } from './use-portal-search.tsx';
