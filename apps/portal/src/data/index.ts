export { favoriteSites, findSite } from './favorite-sites.ts';
export {
  useDashboard,
  useKoncernList,
  useLineGraphs,
  useNewsArticle,
  useProfile,
  usePublishedNews,
  useSiteTree,
} from './queries.ts';
export { useToggleFavorite } from './use-toggle-favorite.ts';
export { useRefresh } from './use-refresh.ts';
export { useQuery, type Query, type QueryKey } from './use-query.ts';
