import type { PublishedNews, PublishedNewsPage } from '@vinrod/api-client';

import { useQuery, type Query } from '#data';
import { useClient } from '#session';

/** Which page of the published news. */
export interface NewsPageRequest {
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
}

/** One page of what is published now. */
export function usePublishedNews({ limit, offset, search }: NewsPageRequest): Query<PublishedNewsPage> {
  const client = useClient();
  return useQuery(['listPublishedNews', limit, offset, search], () =>
    client.news.listPublished({ query: { limit, offset, search: search === '' ? undefined : search } }),
  );
}

/** One published news item. */
export function useNewsArticle(uuid: string): Query<PublishedNews> {
  const client = useClient();
  return useQuery(['getPublishedNews', uuid], () => client.news.getPublished({ path: { id: uuid } }));
}
