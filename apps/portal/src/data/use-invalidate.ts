import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { invalidatedBy, type ChangeOperation } from './invalidated-by.ts';

/**
 * Loads again what a change has made old: every query of it that a page shows, and those that wait in the cache when they
 * are next shown.
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
