import type { NewsItem, NewsPage, NewsStatus } from '@vinrod/api-client';
import type { ListParameters } from '@vinrod/ui/data-table';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

import { useQuery, type Query } from '#data';
import { knownOrdering } from '#list-address';
import { useClient } from '#session';

/** Fields that news can be sorted by (contract). */
const sortable = ['title', 'status', 'publish_at', 'created_at', 'updated_at'] as const;

/** Which news of those who write them. */
export interface NewsRequest extends ListParameters {
  readonly status: NewsStatus | undefined;
}

/** News of every status. */
export function useNewsItems({ status, limit, offset, search, ordering }: NewsRequest): Query<NewsPage> {
  const client = useClient();
  return useQuery(['listNews', status, limit, offset, search, ordering], () =>
    client.news.list({
      query: { status, limit, offset, search, ordering: knownOrdering(sortable, ordering) },
    }),
  );
}

/** One news item of any status; nothing while it is not known which one. */
export function useNewsItem(uuid: string | undefined): Query<NewsItem> {
  const client = useClient();
  return useQuery(uuid === undefined ? undefined : ['getNews', uuid], () =>
    client.news.get({ path: { id: uuid ?? '' } }),
  );
}

/** Puts a news item that the server has just answered with in the cache, so that its next page opens with it. */
export function useKeepNewsItem(): (item: NewsItem) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (item) => {
      await mutate(['getNews', item.uuid], item, { revalidate: false });
    },
    [mutate],
  );
}
