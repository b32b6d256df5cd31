import { readFileSync } from 'node:fs';
import { hourMs, localDayOf, startOfLocalDay } from '@vinrod/locale/clock';
import type { Queries } from '../../store/index.ts';
import { demoNews } from '../catalogue/news.ts';
import { demoId } from '../demo-id.ts';
import { accountId } from './write-accounts.ts';

/** News is published at eight in the morning. */
const publishedAfterMidnight = 8 * hourMs;
const image = { width: 255, height: 196, content_type: 'image/svg+xml' } as const;

/** Stores the news of the demo data with its pictures, backdated from `now`. */
export async function writeNews(db: Queries, now: Date): Promise<void> {
  const today = localDayOf(now.getTime());
  for (const item of demoNews) {
    const id = demoId('news', item.image);
    const publishedAt = new Date(startOfLocalDay(today - item.daysAgo) + publishedAfterMidnight);
    await db
      .insertInto('news')
      .values({
        id,
        title: item.title,
        preamble: item.preamble,
        body: item.body,
        status: 'published',
        audience: 'all',
        is_pinned: item.isPinned,
        publish_at: publishedAt,
        author_id: accountId(item.author),
        created_at: publishedAt,
        updated_at: publishedAt,
      })
      .execute();
    await db
      .insertInto('news_image')
      .values({
        ...image,
        news_id: id,
        id: demoId('news image', item.image),
        alt_text: item.altText,
        bytes: readFileSync(new URL(`../news-images/${item.image}`, import.meta.url)),
      })
      .execute();
  }
}
