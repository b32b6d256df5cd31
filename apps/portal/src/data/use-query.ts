import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

import type { QueryOperation } from './outdated-by.ts';

/** A parameter of an operation, as it stands in the key. */
export type QueryParameter =
  | string
  | number
  | boolean
  | undefined
  | readonly string[]
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Names a call: the operation of the contract and its parameters. */
export type QueryKey = readonly [operation: QueryOperation, ...parameters: QueryParameter[]];

/** What a query knows. */
export interface Query<Data> {
  /** The newest data. While other parameters load it is still the data of the ones before; see `isOutdated`. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Nothing to show yet, and a call is under way. */
  readonly isLoading: boolean;
  /** `data` belongs to the parameters before: show it dimmed. */
  readonly isOutdated: boolean;
  /** Calls again, together with every other query that has failed: one press repairs the whole page. */
  readonly retry: () => void;
}

/**
 * Loads data for as long as the component shows it. There are no retries and no refetch when the window is focused
 * (spec section 4).
 *
 * @param key - Operation and parameters, or undefined to wait.
 * @param load - Makes the call.
 * @param keepPreviousData - Whether data of the parameters before is shown while other parameters load. @default true
 */
export function useQuery<Data>(
  key: QueryKey | undefined,
  load: () => Promise<Data>,
  keepPreviousData = true,
): Query<Data> {
  const { cache, mutate } = useSWRConfig();
  const { data, error, isLoading } = useSWR<Data, unknown>(key ?? null, load, { keepPreviousData });
  const retry = useCallback(() => {
    const hasFailed = (candidate: unknown): boolean =>
      Array.isArray(candidate) && cache.get(unstable_serialize(candidate))?.error !== undefined;
    void mutate(hasFailed);
  }, [cache, mutate]);
  return {
    data: error === undefined ? data : undefined,
    error: isLoading ? undefined : error,
    isLoading: isLoading && data === undefined,
    isOutdated: isLoading && data !== undefined,
    retry,
  };
}
