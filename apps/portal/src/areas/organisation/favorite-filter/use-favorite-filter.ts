import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Query parameter of the favourites filter. */
export const favoriteParameter = 'favorites';

/** Favourites filter of a list. */
export interface FavoriteFilterState {
  readonly onlyFavorites: boolean;
  readonly select: (onlyFavorites: boolean) => void;
}

/** Favourites filter of a list, kept in the address. A change resets to the first page. */
export function useFavoriteFilter(): FavoriteFilterState {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (onlyFavorites: boolean) => {
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (onlyFavorites) after.set(favoriteParameter, '1');
          else after.delete(favoriteParameter);
          after.delete('page');
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return { onlyFavorites: params.get(favoriteParameter) === '1', select };
}
