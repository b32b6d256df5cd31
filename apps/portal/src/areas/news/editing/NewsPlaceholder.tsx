import type { NewsItem } from '@vinrod/api-client';
import { EmptyState } from '@vinrod/ui/empty-state';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Skeleton, SkeletonGroup } from '@vinrod/ui/skeleton';
import type { ReactElement } from 'react';

import type { Query } from '#data';
import { isMissing } from '#errors';
import { t } from '#messages';
import { paths } from '#navigation';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { LoadError } from '#shell/query-state';

export interface NewsPlaceholderProps {
  readonly item: Query<NewsItem>;
}

/** Replaces an item that is loading, failed to load or does not exist. */
export function NewsPlaceholder({ item }: NewsPlaceholderProps): ReactElement {
  const isGone = item.error !== undefined && isMissing(item.error);
  const title = isGone ? t('news.missing') : t('newsEditing.details');
  const heading = usePageTitle(item.error === undefined ? undefined : title);
  return (
    <Page title={title} titleRef={heading}>
      <PageBody>{content()}</PageBody>
    </Page>
  );

  function content(): ReactElement {
    if (isGone) {
      return (
        <EmptyState
          title={t('news.missing')}
          action={<LinkButton href={paths.news}>{t('newsEditing.title')}</LinkButton>}
        />
      );
    }
    if (item.error !== undefined)
      return <LoadError what={t('news.whole')} error={item.error} onRetry={item.retry} />;
    return (
      <SkeletonGroup>
        <Skeleton width="50%" />
        <Skeleton shape="block" height={480} />
      </SkeletonGroup>
    );
  }
}
