import { sql, type RawBuilder } from 'kysely';
import type { NewsImage, operations, PublishedNews, PublishedNewsPage } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import type { Caller } from '../server/caller.ts';
import { fullName } from '../identity/users.ts';
import { notFound } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { matchesSearch, pageOf } from '../server/list-query.ts';
import { cleanHtml } from './clean-html.ts';

type Query = NonNullable<operations['listPublishedNews']['parameters']['query']>;

/** Page and filters of the news. */
export interface NewsQuery {
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
  readonly ordering: Query['ordering'];
}

const orders: Readonly<Record<NonNullable<Query['ordering']>, RawBuilder<unknown>>> = {
  title: sql`news.title`,
  '-title': sql`news.title desc`,
  published_at: sql`news.publish_at`,
  '-published_at': sql`news.publish_at desc`,
};

const pinnedFirst = sql`news.is_pinned desc, news.publish_at desc`;

interface NewsRow {
  readonly id: string;
  readonly title: string;
  readonly preamble: string;
  readonly is_pinned: boolean;
  readonly published_at: Date;
  readonly image_id: string | null;
  readonly alt_text: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly is_read: boolean;
}

/** Condition: published at an instant and meant for the caller. */
export function isPublishedFor(caller: Caller, now: Date): RawBuilder<boolean> {
  return sql<boolean>`news.status in ('published', 'scheduled') and news.publish_at <= ${now}
    and (news.unpublish_at is null or news.unpublish_at > ${now})
    and (news.audience = 'all'
      or news.audience = ${caller.userType === 'internal' ? 'internal' : 'customers'}
      or exists (select from news_corporate_group aimed
        where news.audience = 'corporate_groups' and aimed.news_id = news.id
          and aimed.corporate_group_id = any(${[...caller.corporateGroups.keys()]}::uuid[])))`;
}

/** Condition: every search word occurs in the title, the preamble or the text of the body. */
function matches(search: string): RawBuilder<boolean> {
  return matchesSearch(search, [
    sql.ref('news.title'),
    sql.ref('news.preamble'),
    sql`regexp_replace(news.body, '<[^>]*>', ' ', 'g')`,
  ]);
}

function imageOf(row: NewsRow): NewsImage | null {
  if (row.image_id === null || row.alt_text === null || row.width === null || row.height === null)
    return null;
  return {
    url: `/media/news/${row.image_id}`,
    alt_text: row.alt_text,
    width: row.width,
    height: row.height,
  };
}

function summaryOf(row: NewsRow) {
  return {
    uuid: row.id,
    title: row.title,
    preamble: row.preamble,
    image: imageOf(row),
    published_at: formatInstant(row.published_at.getTime()),
    is_pinned: row.is_pinned,
    is_read: row.is_read,
  };
}

function columns(caller: Caller): RawBuilder<NewsRow> {
  return sql<NewsRow>`news.id, news.title, news.preamble, news.is_pinned, news.publish_at as published_at,
    image.id as image_id, image.alt_text, image.width, image.height,
    exists (select from news_read own
      where own.news_id = news.id and own.user_id = ${caller.userId}) as is_read`;
}

/** One page of the published news, by default pinned ones first, then newest first. */
export async function listPublishedNews(
  deps: Deps,
  caller: Caller,
  { limit, offset, search, ordering }: NewsQuery,
  url: URL,
): Promise<PublishedNewsPage> {
  const { db } = deps.database;
  const condition = sql`${isPublishedFor(caller, deps.clock.now())} and ${matches(search)}`;
  const counted = await sql<{ count: number }>`select count(*) as count from news where ${condition}`.execute(
    db,
  );
  const { rows } = await sql<NewsRow>`
    select ${columns(caller)} from news left join news_image image on image.news_id = news.id
    where ${condition}
    order by ${ordering === undefined ? pinnedFirst : orders[ordering]}, news.id
    limit ${limit} offset ${offset}`.execute(db);
  return pageOf({ limit, offset }, url, counted.rows[0]?.count ?? 0, rows.map(summaryOf));
}

async function attachmentsOf(deps: Deps, newsId: string): Promise<PublishedNews['attachments']> {
  const rows = await deps.database.db
    .selectFrom('news_attachment')
    .select(['id', 'key', 'file_name', 'content_type'])
    .select(sql<number>`length(bytes)`.as('size_bytes'))
    .where('news_id', '=', newsId)
    .orderBy('id')
    .execute();
  return rows.map(({ key, ...attachment }) => ({ ...attachment, url: `/media/news-attachments/${key}` }));
}

/**
 * Reads a published news item and marks it as read.
 *
 * @throws ApiError 404 when it is not published now or not meant for the caller.
 */
export async function readPublishedNews(deps: Deps, caller: Caller, id: string): Promise<PublishedNews> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const { rows } = await sql<
    NewsRow & { body: string; author_id: string | null; first_name: string | null; last_name: string | null }
  >`
    select ${columns(caller)}, news.body, author.id as author_id, author.first_name, author.last_name
    from news
      left join news_image image on image.news_id = news.id
      left join app_user author on author.id = news.author_id
    where news.id = ${id} and ${isPublishedFor(caller, now)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const { author_id, first_name, last_name } = row;
  // Reading in shadow mode does not mark it as read for the target.
  if (caller.shadow === null)
    await db
      .insertInto('news_read')
      .values({ news_id: id, user_id: caller.userId, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return {
    ...summaryOf(row),
    is_read: caller.shadow === null || row.is_read,
    body: cleanHtml(row.body),
    attachments: await attachmentsOf(deps, id),
    author:
      author_id === null || first_name === null || last_name === null
        ? null
        : { uuid: author_id, full_name: fullName({ first_name, last_name }) },
  };
}
