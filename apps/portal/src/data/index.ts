export { favoriteSites, findSite } from './favorite-sites.ts';
export { askAheadForOverview, useDashboard, useLineGraphs, useProfile, useSiteTree } from './queries.ts';
export { useFirstKoncerner, useKoncernList, useWishedKoncern } from './koncern-queries.ts';
export { useMarkFavorite, type FavoriteKind } from './use-mark-favorite.ts';
export type { ChangeOperation, QueryOperation } from './outdated-by.ts';
export { useInvalidate } from './use-invalidate.ts';
export { useFormQuery } from './use-form-query.ts';
export { useQuery, type Query, type QueryKey } from './use-query.ts';
export { useAllCompanies, useAllSiteGroups } from './scope-queries.ts';
