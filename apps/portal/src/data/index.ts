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
export type { Query } from './use-query.ts';
