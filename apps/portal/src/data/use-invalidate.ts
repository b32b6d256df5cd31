import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { outdatedBy, type ChangeOperation } from './outdated-by.ts';

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
      const outdated: readonly unknown[] = outdatedBy[change];
      await mutate((key) => Array.isArray(key) && outdated.includes(key[0]));
    },
    [mutate],
  );
}
