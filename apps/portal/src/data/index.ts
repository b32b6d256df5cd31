export { favoriteSites, findSite } from './favorite-sites.ts';
export { cacheAnswer, prefetch } from './prefetch.ts';
export { openOnCurrentPage } from './start-calls.ts';
export { useMarkFavorite, type FavoriteKind } from './use-mark-favorite.ts';
export type { ChangeOperation } from './invalidated-by.ts';
export { useFormOperation } from './use-form-operation.ts';
export { useInvalidate } from './use-invalidate.ts';
export { operationSource, useOperation } from './use-operation.ts';
export { useQuery, type Query } from './use-query.ts';
