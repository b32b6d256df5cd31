import type { QueryOperation } from '@vinrod/api-client';
import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

/** Names an answer in the cache: the operation of the contract, and everything else that the answer depends on. */
export type QueryKey = readonly [
  operation: QueryOperation | 'previewCertificates',
  ...parameters: readonly unknown[],
];

/** What to load, and by which name it is cached. */
export interface QuerySource<Data> {
  readonly key: QueryKey;
  readonly load: () => Promise<Data>;
}

/** How a query behaves. */
export interface QueryOptions {
  /** Whether data of the parameters before is shown while other parameters load. @default true */
  readonly keepPreviousData?: boolean;
}

/** What a query knows. */
export interface Query<Data> {
  /** The newest data. While other parameters load it is still the data of the ones before; see `isStale`. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Nothing to show yet, and a call is under way. */
  readonly isLoading: boolean;
  /** `data` belongs to the parameters before: show it dimmed. */
  readonly isStale: boolean;
  /** Calls again, together with every other query that has failed: one press repairs the whole page. */
  readonly retry: () => void;
}

/**
 * Loads what takes more than one operation, for as long as the component shows it; `useOperation` is for a single one.
 * There are no retries and no refetch when the window is focused (spec section 4).
 *
 * @param source - What to load, or undefined to wait.
 */
export function useQuery<Data>(
  source: QuerySource<Data> | undefined,
  { keepPreviousData = true }: QueryOptions = {},
): Query<Data> {
  const { cache, mutate } = useSWRConfig();
  const { data, error, isLoading } = useSWR<Data, unknown>(source?.key ?? null, source?.load ?? null, {
    keepPreviousData,
  });
  const retry = useCallback(() => {
    const hasFailed = (candidate: unknown): boolean =>
      Array.isArray(candidate) && cache.get(unstable_serialize(candidate))?.error !== undefined;
    void mutate(hasFailed);
  }, [cache, mutate]);
  return {
    data: error === undefined ? data : undefined,
    error: isLoading ? undefined : error,
    isLoading: isLoading && data === undefined,
    isStale: isLoading && data !== undefined,
    retry,
  };
}
