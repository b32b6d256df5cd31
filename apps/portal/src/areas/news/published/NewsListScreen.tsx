import { Button } from '@vinrod/ui/button';
import { EmptyState } from '@vinrod/ui/empty-state';
import { NewsCardList, NewsCardListSkeleton } from '@vinrod/ui/news-card';
import { Page } from '@vinrod/ui/page';
import { SearchField } from '@vinrod/ui/search-field';
import { Newspaper } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { newsCard } from '#areas/news/card';
import { useRuntimeConfig } from '#config';
import { useOperation } from '#data';
import { t } from '#messages';
import { usePageTitle } from '#shell/page-heading';
import { Dimmed, LoadError } from '#shell/query-state';

import { NewsPages } from './NewsPages.tsx';
import * as styles from './NewsListScreen.css.ts';
import { pageSize, readNewsPage, writeNewsPage } from './news-page.ts';

/** Published news, newest first, with a search. */
export function NewsListScreen(): ReactElement {
  const heading = usePageTitle(t('news.title'));
  const { supplier } = useRuntimeConfig();
  const [params, setParams] = useSearchParams();
  const { page, search } = readNewsPage(params);
  const [typed, setTyped] = useState(search);
  const news = useOperation('listPublishedNews', {
    query: {
      limit: pageSize,
      offset: (page - 1) * pageSize,
      search: search === '' ? undefined : search,
    },
  });

  function show(next: { readonly page: number; readonly search: string }): void {
    setParams((before) => writeNewsPage(before, next), { replace: true });
  }

  function clear(): void {
    setTyped('');
    show({ page: 1, search: '' });
  }

  return (
    <Page
      title={t('news.title')}
      titleRef={heading}
      actions={
        <div className={styles.search}>
          <SearchField
            label={t('news.search')}
            isLabelHidden
            placeholder={t('news.search')}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              if (text === '') show({ page: 1, search: '' });
            }}
            onSubmit={(text) => show({ page: 1, search: text.trim() })}
          />
        </div>
      }
    >
      <div className={styles.list}>{content()}</div>
    </Page>
  );

  function content(): ReactElement {
    if (news.error !== undefined)
      return <LoadError what={t('news.title')} error={news.error} onRetry={news.retry} />;
    if (news.data === undefined) return <NewsCardListSkeleton count={pageSize} />;
    const { count, results } = news.data;
    if (results.length === 0) {
      return search === '' ? (
        <EmptyState icon={Newspaper} title={t('news.empty')}>
          {t('news.emptyHint', { supplier: supplier.name })}
        </EmptyState>
      ) : (
        <EmptyState
          icon={Newspaper}
          title={t('news.noHits', { search })}
          action={<Button onPress={clear}>{t('news.clear')}</Button>}
        />
      );
    }
    return (
      <Dimmed isStale={news.isStale}>
        <NewsCardList items={results.map((item) => newsCard(item, 2))} />
        <NewsPages
          page={page}
          count={count}
          shown={results.length}
          onChange={(next) => show({ page: next, search })}
        />
      </Dimmed>
    );
  }
}
