import type { PublishedNewsSummary } from '@vinrod/api-client';
import type { NewsCardProps } from '@vinrod/ui/news-card';

import { paths } from '#navigation';

/** A news item of the API as the kit's card takes it. */
export function newsCard(
  item: PublishedNewsSummary,
  headingLevel: NonNullable<NewsCardProps['headingLevel']>,
) {
  const {
    uuid,
    title,
    preamble,
    image,
    published_at: publishedAt,
    is_pinned: isPinned,
    is_read: isRead,
  } = item;
  return {
    title,
    preamble,
    href: paths.newsArticle(uuid),
    publishedAt,
    image: image === null ? null : { url: image.url, altText: image.alt_text },
    isPinned,
    isUnread: !isRead,
    headingLevel,
  } satisfies NewsCardProps;
}
