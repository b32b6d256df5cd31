export { FavoriteFilter } from './FavoriteFilter.tsx';
export { useFavoriteFilter, type FavoriteFilterState } from './use-favorite-filter.ts';
