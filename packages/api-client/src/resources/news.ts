import type { PublishedNews, PublishedNewsPage, PublishedNewsQuery } from '../contract.ts';
import { json, objectWith } from '../transport/readers.ts';
import type { CallOptions, Send } from '../transport/transport.ts';

const hasPage = objectWith<PublishedNewsPage>('count', 'results');
const readPage = json((value): value is PublishedNewsPage => hasPage(value) && Array.isArray(value.results));
const readItem = json(objectWith<PublishedNews>('uuid', 'title', 'body'));

/** Published news. */
export function newsResource(send: Send) {
  return {
    /** One page of what is published now, pinned first, then newest first. */
    listPublished: (query: PublishedNewsQuery = {}, options?: CallOptions): Promise<PublishedNewsPage> =>
      send({ method: 'GET', path: '/v1/news/published-news/', query: { ...query }, read: readPage }, options),

    /** One item with its body. */
    getPublished: (id: string, options?: CallOptions): Promise<PublishedNews> =>
      send({ method: 'GET', path: '/v1/news/published-news/{id}/', ids: { id }, read: readItem }, options),
  };
}
