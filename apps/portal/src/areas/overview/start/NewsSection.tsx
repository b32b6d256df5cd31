import { EmptyState } from '@vinrod/ui/empty-state';
import { Link } from '@vinrod/ui/link';
import { NewsCardList, NewsCardListSkeleton } from '@vinrod/ui/news-card';
import { Section } from '@vinrod/ui/section';
import type { ReactElement } from 'react';

import { newsCard } from '#areas/news/card';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths } from '#navigation';
import { LoadError } from '#shell/query-state';

/** News on the overview: one row. */
const shownNews = 4;

/** The latest published news. */
export function NewsSection(): ReactElement {
  const news = useOperation('listPublishedNews', { query: { limit: shownNews } });
  return (
    <Section
      title={t('overview.news')}
      actions={<Link href={paths.publishedNews}>{t('overview.news.all')}</Link>}
    >
      {content()}
    </Section>
  );

  function content(): ReactElement {
    if (news.error !== undefined)
      return <LoadError what={t('news.title')} error={news.error} onRetry={news.retry} />;
    if (news.data === undefined) return <NewsCardListSkeleton count={shownNews} />;
    if (news.data.results.length === 0) return <EmptyState title={t('overview.news.empty')} />;
    return <NewsCardList items={news.data.results.map((item) => newsCard(item, 3))} />;
  }
}
