import type { Hono } from 'hono';
import { attachment } from '../files/content-disposition.ts';
import { notFound } from '../server/api-error.ts';
import type { AppEnvironment } from '../server/app-environment.ts';
import type { Database } from '../store/database.ts';

const uuid = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';

/** Headers that keep a picture or file opened on its own from running or loading anything. */
const inert = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'private, max-age=31536000, immutable',
};

/**
 * Adds the routes for pictures and files of news. An `img` cannot send a token, so knowing the random address is what
 * grants access; it is only given to those who may read the news.
 */
export function addNewsMedia(app: Hono<AppEnvironment>, { db }: Database): void {
  app.get(`/media/news/:id{${uuid}}`, async (context) => {
    const image = await db
      .selectFrom('news_image')
      .select(['bytes', 'content_type'])
      .where('id', '=', context.req.param('id'))
      .executeTakeFirst();
    if (image === undefined) throw notFound();
    return new Response(new Uint8Array(image.bytes), {
      headers: { ...inert, 'Content-Type': image.content_type },
    });
  });
  app.get(`/media/news-attachments/:key{${uuid}}`, async (context) => {
    const file = await db
      .selectFrom('news_attachment')
      .select(['bytes', 'content_type', 'file_name'])
      .where('key', '=', context.req.param('key'))
      .executeTakeFirst();
    if (file === undefined) throw notFound();
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        ...inert,
        'Content-Type': file.content_type,
        'Content-Disposition': attachment(file.file_name),
      },
    });
  });
}
