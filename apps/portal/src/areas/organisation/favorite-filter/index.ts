export { FavoriteFilter } from './FavoriteFilter.tsx';
export { favoriteParameter, useFavoriteFilter } from './use-favorite-filter.ts';
