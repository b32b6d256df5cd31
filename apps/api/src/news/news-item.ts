import { sql, type InferResult, type RawBuilder } from 'kysely';
import type { NewsItem } from '@vinrod/api-client/contract';
import { formatInstant } from '@vinrod/locale/clock';
import { fullName } from '../identity/users.ts';
import { notFound } from '../server/api-error.ts';
import type { Queries } from '../store/database.ts';
import { cleanHtml } from './clean-html.ts';

/** The current status: takes into account times that have passed. */
export function statusAt(now: Date): RawBuilder<NewsItem['status']> {
  return sql<NewsItem['status']>`case
    when news.status in ('scheduled', 'published') and news.unpublish_at <= ${now} then 'archived'
    when news.status = 'scheduled' and news.publish_at <= ${now} then 'published'
    else news.status end`;
}

/** News with any status. */
export function newsAt(db: Queries, now: Date) {
  return db
    .selectFrom('news')
    .leftJoin('news_image', 'news_image.news_id', 'news.id')
    .leftJoin('app_user as author', 'author.id', 'news.author_id')
    .select([
      'news.id',
      'news.title',
      'news.preamble',
      'news.body',
      'news.publish_at',
      'news.unpublish_at',
      'news.audience',
      'news.is_pinned',
      'news.created_at',
      'news.updated_at',
      'news_image.id as image_id',
      'news_image.alt_text',
      'news_image.width',
      'news_image.height',
      'author.id as author_id',
      'author.first_name',
      'author.last_name',
      statusAt(now).as('status_now'),
      sql<NewsItem['attachments']>`coalesce((select json_agg(json_build_object('id', file.id, 'file_name',
          file.file_name, 'content_type', file.content_type, 'size_bytes', length(file.bytes),
          'url', '/media/news-attachments/' || file.key) order by file.id)
        from news_attachment file where file.news_id = news.id), '[]')`.as('attachments'),
      sql<string[]>`coalesce((select json_agg(aimed.corporate_group_id order by aimed.corporate_group_id)
        from news_corporate_group aimed where aimed.news_id = news.id), '[]')`.as('corporate_groups'),
    ]);
}

type NewsRow = InferResult<ReturnType<typeof newsAt>>[number];

function imageOf({ image_id, alt_text, width, height }: NewsRow): NewsItem['image'] {
  if (image_id === null || alt_text === null || width === null || height === null) return null;
  return { url: `/media/news/${image_id}`, alt_text, width, height };
}

function authorOf({ author_id, first_name, last_name }: NewsRow): NewsItem['author'] {
  if (author_id === null || first_name === null || last_name === null) return null;
  return { uuid: author_id, full_name: fullName({ first_name, last_name }) };
}

function instantOrNull(instant: Date | null): string | null {
  return instant && formatInstant(instant.getTime());
}

/** A news item as its editors see it. */
export function toNewsItem(row: NewsRow, now: Date): NewsItem {
  const isOut = row.status_now !== 'draft' && row.publish_at !== null && row.publish_at <= now;
  return {
    uuid: row.id,
    title: row.title,
    preamble: row.preamble,
    body: cleanHtml(row.body),
    image: imageOf(row),
    attachments: row.attachments,
    status: row.status_now,
    publish_at: instantOrNull(row.publish_at),
    unpublish_at: instantOrNull(row.unpublish_at),
    audience: row.audience,
    corporate_groups: row.corporate_groups,
    is_pinned: row.is_pinned,
    author: authorOf(row),
    created_at: formatInstant(row.created_at.getTime()),
    updated_at: formatInstant(row.updated_at.getTime()),
    published_at: isOut ? instantOrNull(row.publish_at) : null,
  };
}

/**
 * Reads a news item with any status.
 *
 * @throws ApiError 404 when there is none.
 */
export async function readNews(db: Queries, now: Date, id: string): Promise<NewsItem> {
  const row = await newsAt(db, now).where('news.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return toNewsItem(row, now);
}
