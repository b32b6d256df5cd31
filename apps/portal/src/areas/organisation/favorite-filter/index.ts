export { FavoriteFilter } from './FavoriteFilter.tsx';
export { useFavoriteFilter } from './use-favorite-filter.ts';
