import type { TableQuery } from '@vinrod/ui/data-table';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

import { readListQueryParams, writeListQueryParams } from './list-query-params.ts';

/**
 * Sort, search and page of a list, kept only in the address: a link opens the same list, and going back restores it.
 *
 * @param defaultOrdering - `ordering` when the address has none; `null` leaves the order to the server.
 */
export function useListQueryParams(
  defaultOrdering: string | null = null,
): readonly [TableQuery, (query: TableQuery) => void] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const query = useMemo(
    () => readListQueryParams(new URLSearchParams(address), defaultOrdering),
    [address, defaultOrdering],
  );
  const change = useCallback(
    (next: TableQuery) => {
      // The address as it is now, not as it was rendered: a filter may have been cleared in the same event.
      const before = new URLSearchParams(globalThis.location.search);
      setParams(writeListQueryParams(before, next, defaultOrdering), { replace: true });
    },
    [setParams, defaultOrdering],
  );
  return [query, change];
}
