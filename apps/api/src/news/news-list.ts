import { sql } from 'kysely';
import type { NewsPage, operations } from '@vinrod/api-client/contract';
import type { Deps } from '../server/deps.ts';
import { matchesSearch, readPage, type ListOrder } from '../server/list-query.ts';
import { newsAt, statusAt, toNewsItem } from './news-item.ts';

type Query = NonNullable<operations['listNews']['parameters']['query']>;

const order: ListOrder<NonNullable<Query['ordering']>> = {
  keys: {
    title: [sql.ref('news.title')],
    status: [sql.ref('status_now')],
    publish_at: [sql.ref('news.publish_at')],
    created_at: [sql.ref('news.created_at')],
    updated_at: [sql.ref('news.updated_at')],
  },
  fallback: '-updated_at',
  unique: [sql.ref('news.id')],
};

/** One page of the news with any status. */
export async function listNews({ database: { db }, clock }: Deps, query: Query, url: URL): Promise<NewsPage> {
  const now = clock.now();
  const searched = newsAt(db, now).where(
    matchesSearch(query.search, [
      sql.ref('news.title'),
      sql.ref('news.preamble'),
      sql`regexp_replace(news.body, '<[^>]*>', ' ', 'g')`,
    ]),
  );
  const rows =
    query.status === undefined ? searched : searched.where(sql<boolean>`${statusAt(now)} = ${query.status}`);
  const page = await readPage(db, rows, query, order, url);
  return { ...page, results: page.results.map((row) => toNewsItem(row, now)) };
}
