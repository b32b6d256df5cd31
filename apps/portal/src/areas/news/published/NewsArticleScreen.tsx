import type { PublishedNews } from '@vinrod/api-client';
import { formatDate } from '@vinrod/ui/format';
import { EmptyState } from '@vinrod/ui/empty-state';
import { Link } from '@vinrod/ui/link';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';

import { NewsArticle } from '#areas/news/article';
import { useOperation } from '#data';
import { isMissing } from '#errors';
import { formatLongDate } from '#language/words';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

import * as styles from './NewsArticleScreen.css.ts';

function byline({ published_at: publishedAt, author }: PublishedNews): string {
  const date = formatLongDate(formatDate(publishedAt));
  return author === null ? date : t('news.by', { date, author: author.full_name });
}

/** Published news item. Its title is the page title. */
export function NewsArticleScreen({ params }: ScreenProps): ReactElement {
  const article = useOperation('getPublishedNews', { path: { id: params['uuid'] ?? '' } });
  const isGone = article.error !== undefined && isMissing(article.error);
  const title = isGone ? t('news.missing') : article.data?.title;
  const heading = usePageTitle(title ?? (article.error === undefined ? undefined : t('news.title')));
  return (
    <Page
      title={title ?? t('news.title')}
      titleRef={heading}
      description={article.data === undefined ? undefined : byline(article.data)}
      breadcrumbs={
        <Link href={paths.publishedNews} isStandalone icon={ChevronLeft}>
          {t('news.back')}
        </Link>
      }
    >
      {content()}
    </Page>
  );

  function content(): ReactElement {
    if (article.data !== undefined) return <NewsArticle article={article.data} />;
    if (isGone) {
      return (
        <EmptyState
          title={t('news.missingHint')}
          action={<LinkButton href={paths.publishedNews}>{t('news.back')}</LinkButton>}
        />
      );
    }
    if (article.error !== undefined) {
      return (
        <div className={styles.article}>
          <LoadError what={t('news.whole')} error={article.error} onRetry={article.retry} />
        </div>
      );
    }
    return (
      <div className={styles.article}>
        <SkeletonGroup>
          <Skeleton width="60%" />
          <Skeleton shape="block" height={320} />
        </SkeletonGroup>
      </div>
    );
  }
}
