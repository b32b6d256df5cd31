import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

const parameter = 'favorites';

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
          if (onlyFavorites) after.set(parameter, '1');
          else after.delete(parameter);
          after.delete('page');
          return after;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  return { onlyFavorites: params.get(parameter) === '1', select };
}
