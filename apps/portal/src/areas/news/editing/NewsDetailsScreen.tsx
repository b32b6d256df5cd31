import type { NewsItem } from '@vinrod/api-client';
import { Breadcrumbs } from '@vinrod/ui/breadcrumbs';
import { DescriptionList } from '@vinrod/ui/description-list';
import { formatDateTime } from '@vinrod/ui/format';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { Section } from '@vinrod/ui/section';
import { Status } from '@vinrod/ui/status-badge';
import { Pencil } from 'lucide-react';
import type { ReactElement } from 'react';

import { NewsArticle } from '#areas/news/article';
import { useOperation } from '#data';
import { t } from '#messages';
import { paths, type ScreenProps } from '#navigation';
import { useCan } from '#profile';
import { usePageTitle } from '#shell/page-heading';

import { NewsPlaceholder } from './NewsPlaceholder.tsx';
import * as styles from './NewsEditing.css.ts';
import { RemoveNews } from './RemoveNews.tsx';

function Facts({ item }: { readonly item: NewsItem }): ReactElement {
  const corporateGroups = useOperation('listCorporateGroupsMinimal', {});
  const names = item.corporate_groups.flatMap((uuid) => {
    const corporateGroup = corporateGroups.data?.find((one) => one.uuid === uuid);
    return corporateGroup === undefined ? [] : [corporateGroup.name];
  });
  return (
    <Section title={t('newsEditing.publishing')} hasRule>
      <DescriptionList
        layout="above"
        items={[
          { term: t('newsEditing.status'), details: <Status kind="news" value={item.status} /> },
          {
            term: t('newsEditing.audience'),
            details: t(`newsEditing.audience.${item.audience}`),
            ...(names.length === 0 ? {} : { note: names.join(', ') }),
          },
          {
            term: t('newsEditing.publishAt'),
            details: item.publish_at === null ? null : formatDateTime(item.publish_at),
          },
          {
            term: t('newsEditing.unpublishAt'),
            details: item.unpublish_at === null ? null : formatDateTime(item.unpublish_at),
          },
          { term: t('newsEditing.author'), details: item.author?.full_name ?? null },
          { term: t('newsEditing.updated'), details: formatDateTime(item.updated_at) },
        ]}
      />
    </Section>
  );
}

function Details({ item }: { readonly item: NewsItem }): ReactElement {
  const heading = usePageTitle(item.title);
  const can = useCan();
  const mayWrite = can('update', 'news');
  return (
    <Page
      title={item.title}
      titleRef={heading}
      isWide
      breadcrumbs={
        <Breadcrumbs items={[{ label: t('newsEditing.title'), href: paths.news }, { label: item.title }]} />
      }
      actions={
        <>
          <RemoveNews item={item} />
          {mayWrite ? (
            <LinkButton href={paths.editNews(item.uuid)} variant="primary" icon={Pencil}>
              {t('newsEditing.editShort')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <div className={styles.columns}>
        <NewsArticle article={item} />
        <aside>
          <Facts item={item} />
        </aside>
      </div>
    </Page>
  );
}

/** News item as its readers see it, with details only for those who write news. */
export function NewsDetailsScreen({ params }: ScreenProps): ReactElement {
  const uuid = params['uuid'] ?? '';
  const item = useOperation('getNews', { path: { id: uuid } });
  if (item.data === undefined || item.data.uuid !== uuid) return <NewsPlaceholder item={item} />;
  return <Details item={item.data} />;
}
