import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Loads again what a change has made old: every query of the named operations that a page shows, and those that wait in
 * the cache when they are next shown.
 *
 * @returns takes `operationId`s of the contract, the first part of the queries' keys.
 */
export function useRefresh(): (...operations: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...operations) => {
      await mutate((key) => Array.isArray(key) && operations.includes(String(key[0])));
    },
    [mutate],
  );
}
