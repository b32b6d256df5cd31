import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsItem } from '@vinrod/api-client/contract';
import type { Caller } from '../server/caller.ts';
import { notFound, refusedFields } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import type { RequestBody } from '../server/operation.ts';
import type { Queries } from '../store/database.ts';
import { cleanNewHtml } from './clean-html.ts';
import { newsAt, readNews } from './news-item.ts';
import { checkNews, newsColumns, type NewsDraft } from './news-rules.ts';
import { newsTexts } from './texts.ts';

type Change = RequestBody<'updateNews'>;

function instantOrNull(text: string | null | undefined): Date | null {
  return text === null || text === undefined ? null : new Date(text);
}

/** A published item without a time is published now. */
function withTime(draft: NewsDraft, now: Date): NewsDraft {
  return draft.status === 'published' && (draft.publishAt === null || draft.publishAt > now)
    ? { ...draft, publishAt: now }
    : draft;
}

/** Sets the corporate groups an item is meant for, replacing any others. */
async function aimAt(trx: Queries, newsId: string, groupIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('news_corporate_group').where('news_id', '=', newsId).execute();
  if (groupIds.length === 0) return;
  await trx
    .insertInto('news_corporate_group')
    .values(groupIds.map((corporate_group_id) => ({ news_id: newsId, corporate_group_id })))
    .execute();
}

/**
 * Creates a news item.
 *
 * @throws ApiError 422 when a field is refused.
 */
export async function createNews(
  deps: Deps,
  caller: Caller,
  body: RequestBody<'createNews'>,
): Promise<NewsItem> {
  const now = deps.clock.now();
  const draft = withTime(
    {
      title: body.title.trim(),
      preamble: body.preamble?.trim() ?? '',
      body: cleanNewHtml(body.body ?? ''),
      status: body.status ?? 'draft',
      audience: body.audience ?? 'all',
      corporateGroups: body.corporate_groups ?? [],
      isPinned: body.is_pinned ?? false,
      publishAt: instantOrNull(body.publish_at),
      unpublishAt: instantOrNull(body.unpublish_at),
    },
    now,
  );
  return deps.database.transaction(async (trx) => {
    await checkNews(trx, draft, now, null);
    const id = randomUUID();
    await trx
      .insertInto('news')
      .values({ ...newsColumns(draft), id, author_id: caller.userId, created_at: now, updated_at: now })
      .execute();
    if (draft.audience === 'corporate_groups') await aimAt(trx, id, draft.corporateGroups);
    return readNews(trx, now, id);
  });
}

/** Locks an item until the end of the transaction. */
async function requireNews(trx: Queries, id: string): Promise<void> {
  const found = await trx
    .selectFrom('news')
    .select('id')
    .where('news.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw notFound();
}

async function changedDraft(
  trx: Queries,
  now: Date,
  id: string,
  body: Change,
): Promise<{ readonly draft: NewsDraft; readonly wasScheduledFor: Date | null }> {
  const row = await newsAt(trx, now).where('news.id', '=', id).executeTakeFirstOrThrow();
  const draft: NewsDraft = {
    title: (body.title ?? row.title).trim(),
    preamble: (body.preamble ?? row.preamble).trim(),
    body: cleanNewHtml(body.body ?? row.body),
    status: body.status ?? row.status_now,
    audience: body.audience ?? row.audience,
    corporateGroups: body.corporate_groups ?? row.corporate_groups,
    isPinned: body.is_pinned ?? row.is_pinned,
    publishAt: body.publish_at === undefined ? row.publish_at : instantOrNull(body.publish_at),
    unpublishAt: body.unpublish_at === undefined ? row.unpublish_at : instantOrNull(body.unpublish_at),
  };
  return { draft: withTime(draft, now), wasScheduledFor: row.publish_at };
}

/** Removes the attachments that are not listed. */
async function keepAttachments(trx: Queries, newsId: string, ids: readonly number[]): Promise<void> {
  const rows = await trx.selectFrom('news_attachment').select('id').where('news_id', '=', newsId).execute();
  const known = new Set(rows.map(({ id }) => id));
  if (!ids.every((id) => known.has(id)))
    throw refusedFields([{ field: 'attachments', texts: [newsTexts.unknownAttachment] }]);
  await sql`delete from news_attachment
    where news_id = ${newsId} and id <> all(${[...ids]}::integer[])`.execute(trx);
}

async function changeImage(
  trx: Queries,
  newsId: string,
  image: NonNullable<Change['image']> | null,
): Promise<void> {
  if (image === null) {
    await trx.deleteFrom('news_image').where('news_id', '=', newsId).execute();
    return;
  }
  const altText = image.alt_text.trim();
  if (altText === '') throw refusedFields([{ field: 'image', texts: [newsTexts.describeImage] }]);
  const changed = await trx
    .updateTable('news_image')
    .set({ alt_text: altText })
    .where('news_id', '=', newsId)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw refusedFields([{ field: 'image', texts: [newsTexts.noImage] }]);
}

/**
 * Updates the given fields of a news item.
 *
 * @throws ApiError 404 when there is none; 422 when a field is refused.
 */
export async function updateNews(deps: Deps, id: string, body: Change): Promise<NewsItem> {
  const now = deps.clock.now();
  return deps.database.transaction(async (trx) => {
    await requireNews(trx, id);
    const { draft, wasScheduledFor } = await changedDraft(trx, now, id, body);
    await checkNews(trx, draft, now, wasScheduledFor);
    await trx
      .updateTable('news')
      .set({ ...newsColumns(draft), updated_at: now })
      .where('id', '=', id)
      .execute();
    await aimAt(trx, id, draft.audience === 'corporate_groups' ? draft.corporateGroups : []);
    if (body.attachments !== undefined) await keepAttachments(trx, id, body.attachments);
    if (body.image !== undefined) await changeImage(trx, id, body.image);
    return readNews(trx, now, id);
  });
}

/**
 * Removes a news item with its picture and files.
 *
 * @throws ApiError 404 when there is none.
 */
export async function deleteNews(deps: Deps, id: string): Promise<void> {
  const removed = await deps.database.transaction((trx) =>
    trx.deleteFrom('news').where('news.id', '=', id).returning('id').executeTakeFirst(),
  );
  if (removed === undefined) throw notFound();
}
