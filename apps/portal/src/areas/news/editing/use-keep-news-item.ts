import type { NewsItem } from '@vinrod/api-client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { operationSource } from '#data';
import { useClient } from '#session';

/** Puts the item from the server's latest response in the cache, so that the next page opens with it. */
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
