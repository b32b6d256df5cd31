export { usePortalSearch } from './use-portal-search.tsx';
