import type { NewsItem } from '@vinrod/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { operationSource } from '#data';
import { useClient } from '#session';

/** Puts a news item that the server has just answered with in the cache, so that its next page opens with it. */
export function useKeepNewsItem(): (item: NewsItem) => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (item) => {
      const { key } = operationSource(client, 'getNews', { path: { id: item.uuid } });
      await mutate(key, item, { revalidate: false });
    },
    [client, mutate],
  );
}
