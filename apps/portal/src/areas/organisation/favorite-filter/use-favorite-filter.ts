import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

const parameter = 'favorites';

/** Whether a list shows only favourites, and how to change it. */
export interface FavoriteFilterState {
  readonly onlyFavorites: boolean;
  readonly select: (onlyFavorites: boolean) => void;
}

/** Keeps "only favourites" of a list in the address; another choice starts over at the first page. */
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
