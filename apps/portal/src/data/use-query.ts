import type { QueryOperation } from '@vinrod/api-client';
import { useCallback, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';

/** Cache key: the operation of the contract, and everything else that the response depends on. */
export type QueryKey = readonly [
  operation: QueryOperation | 'previewCertificates',
  ...parameters: readonly unknown[],
];

/** What to load, and its cache key. */
export interface QuerySource<Data> {
  readonly key: QueryKey;
  readonly load: () => Promise<Data>;
}

export interface QueryOptions<Data> {
  /** Whether to show the previous parameters' data while new parameters load. @default true */
  readonly keepPreviousData?: boolean;
  /**
   * Milliseconds to the next request, by the latest data; 0 asks no more. It waits while the page is hidden, and ends when
   * a request fails, until it is retried. More than 2 000, below which requests are one.
   */
  readonly pollAfter?: (data: Data | undefined) => number;
}

/** State of a query. */
export interface Query<Data> {
  /** Latest data. While new parameters load, still that of the previous ones; see `isStale`. */
  readonly data: Data | undefined;
  readonly error: unknown;
  /** Whether the first load is in progress, with nothing to show yet. */
  readonly isLoading: boolean;
  /** Whether `data` belongs to the previous parameters: show it dimmed. */
  readonly isStale: boolean;
  /** Retries this and every other failed query, so that one press repairs the whole page. */
  readonly retry: () => void;
}

/** Says of each of its calls whether it is the first. */
function onlyFirst(): () => boolean {
  let isFirst = true;
  return () => {
    const wasFirst = isFirst;
    isFirst = false;
    return wasFirst;
  };
}

/** Loads what is drawn from the cache once the frame is painted: it is called in that frame. */
async function afterPaint<Data>(load: () => Promise<Data>): Promise<Data> {
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return load();
}

/**
 * Loads data that takes more than one operation, while the component is mounted; use `useOperation` for a single one.
 * No retries, and no refetch when the window gets focus (spec section 4).
 *
 * @param source - What to load, or undefined to wait.
 */
export function useQuery<Data>(
  source: QuerySource<Data> | undefined,
  { keepPreviousData = true, pollAfter }: QueryOptions<Data> = {},
): Query<Data> {
  const { cache, mutate } = useSWRConfig();
  const [isFirstCall] = useState(onlyFirst);
  const load =
    source &&
    (async (): Promise<Data> => {
      const isDrawn = isFirstCall() && cache.get(unstable_serialize(source.key))?.data !== undefined;
      return isDrawn ? afterPaint(source.load) : source.load();
    });
  const { data, error, isLoading } = useSWR<Data, unknown>(source?.key ?? null, load ?? null, {
    keepPreviousData,
    ...(pollAfter === undefined ? {} : { refreshInterval: pollAfter }),
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
