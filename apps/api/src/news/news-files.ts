import { randomUUID } from 'node:crypto';
import type { NewsItem } from '@vinrod/api-client/contract';
import { badField, notFound, refusedFields, type FieldProblem } from '../server/api-error.ts';
import type { Deps } from '../server/deps.ts';
import { readForm } from '../server/multipart.ts';
import type { Queries } from '../store/database.ts';
import { readNews } from './news-item.ts';
import type { Picture } from './news-picture.ts';
import { newsTexts } from './texts.ts';
import { maxFileSize, readAttachment, readPicture, type Attachment } from './uploads.ts';

/** Up to twenty parts, and five files of the maximum size at once. */
const limits = { fileSize: maxFileSize, total: 5 * maxFileSize, parts: 20 };

interface Upload {
  readonly attachments: readonly Attachment[];
  readonly picture: { readonly image: Picture; readonly altText: string } | null;
}

function isProblem(value: object): value is FieldProblem {
  return 'texts' in value;
}

/**
 * Reads the files one by one, so that only one is processed at a time.
 *
 * @throws ApiError 400 when there is none; 422 naming the refused files.
 */
async function readUpload(request: Request): Promise<Upload> {
  const form = await readForm(request, limits);
  const problems: FieldProblem[] = [];
  const attachments: Attachment[] = [];
  let picture: Upload['picture'] = null;
  for (const file of form.files) {
    if (file.field === 'files') {
      const read = await readAttachment(file);
      if (isProblem(read)) problems.push(read);
      else attachments.push(read);
    } else if (file.field === 'image') {
      const altText = form.fields.get('image_alt_text')?.trim() ?? '';
      const read = await readPicture(file);
      if (isProblem(read)) problems.push(read);
      else if (altText === '' || altText.length > 300)
        problems.push({ field: 'image_alt_text', texts: [newsTexts.describeImage] });
      else picture = { image: read, altText };
    } else throw badField(file.field.slice(0, 100), newsTexts.noFiles);
  }
  if (problems.length > 0) throw refusedFields(problems);
  if (attachments.length === 0 && picture === null) throw badField('files', newsTexts.noFiles);
  return { attachments, picture };
}

async function store(trx: Queries, newsId: string, { attachments, picture }: Upload): Promise<void> {
  for (const { fileName, contentType, bytes } of attachments)
    await trx
      .insertInto('news_attachment')
      .values({ key: randomUUID(), news_id: newsId, file_name: fileName, content_type: contentType, bytes })
      .execute();
  if (picture === null) return;
  await trx.deleteFrom('news_image').where('news_id', '=', newsId).execute();
  await trx
    .insertInto('news_image')
    .values({
      news_id: newsId,
      id: randomUUID(),
      alt_text: picture.altText,
      width: picture.image.width,
      height: picture.image.height,
      content_type: picture.image.contentType,
      bytes: picture.image.bytes,
    })
    .execute();
}

/**
 * Adds files to a news item: all of them, or none.
 *
 * @throws ApiError 404 when there is no such item; 400, 413, 415 or 422 when a file is refused.
 */
export async function uploadNewsFiles(deps: Deps, id: string, request: Request): Promise<NewsItem> {
  const now = deps.clock.now();
  await readNews(deps.database.db, now, id);
  const upload = await readUpload(request);
  return deps.database.transaction(async (trx) => {
    const changed = await trx
      .updateTable('news')
      .set({ updated_at: now })
      .where('news.id', '=', id)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined) throw notFound();
    await store(trx, id, upload);
    return readNews(trx, now, id);
  });
}
