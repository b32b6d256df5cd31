import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { invalidatedBy, type ChangeOperation } from './invalidated-by.ts';

/**
 * Invalidates the queries that a change has made stale: those on screen refetch at once, cached ones when next shown.
 *
 * @returns takes the operation that was called.
 */
export function useInvalidate(): (change: ChangeOperation) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (change) => {
      const stale: readonly unknown[] = invalidatedBy[change];
      await mutate((key) => Array.isArray(key) && stale.includes(key[0]));
    },
    [mutate],
  );
}
