import { statusValues } from '@vinrod/ui/status-badge';
import type { NewsStatus } from '@vinrod/api-client';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { LinkButton } from '@vinrod/ui/link-button';
import { Page } from '@vinrod/ui/page';
import { useStatusText } from '@vinrod/ui/status-badge';
import { Tabs } from '@vinrod/ui/tabs';
import { Plus } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useSearchParams } from 'wouter';

import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useCan } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { newsColumns } from './news-columns.tsx';

/** Fields that news can be sorted by (contract). */
const sortable = ['title', 'status', 'publish_at', 'created_at', 'updated_at'] as const;

function statusHref(params: URLSearchParams, status: NewsStatus | undefined): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (status === undefined) next.delete('status');
  else next.set('status', status);
  return next.size === 0 ? paths.news : `${paths.news}?${next.toString()}`;
}

function withoutStatus(before: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const name of ['status', 'page']) next.delete(name);
  return next;
}

/** The news of every status, for those who write them. */
export function NewsAdminScreen(): ReactElement {
  const heading = usePageTitle(t('newsEditing.title'));
  const can = useCan();
  const mayCreate = can('create', 'news');
  const [params, setParams] = useSearchParams();
  const status = statusValues('news').find((value) => value === params.get('status'));
  const [query, setQuery] = useListQueryParams('-updated_at');
  const news = useOperation('listNews', {
    query: { ...listQuery(sortable, listParameters(query)), status },
  });
  const statusText = useStatusText();
  const columns = useMemo(() => newsColumns(statusText), [statusText]);
  return (
    <Page
      title={t('newsEditing.title')}
      titleRef={heading}
      isWide
      actions={
        mayCreate ? (
          <LinkButton href={paths.createNews} variant="primary" icon={Plus}>
            {t('newsEditing.create')}
          </LinkButton>
        ) : undefined
      }
    >
      <PageBody>
        <Tabs
          label={t('newsEditing.tabs')}
          tabs={[
            { href: statusHref(params, undefined), label: t('newsEditing.all') },
            ...statusValues('news').map((value) => ({
              href: statusHref(params, value),
              label: statusText('news', value),
            })),
          ]}
          currentHref={statusHref(params, status)}
        />
        <DataTable
          {...listState(news)}
          label={t('newsEditing.title')}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          rowHref={({ uuid }) => paths.newsDetails(uuid)}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('newsEditing.search')}
          isFiltered={status !== undefined}
          onClearFilters={() => setParams(withoutStatus, { replace: true })}
          empty={{
            title: t('newsEditing.empty'),
            description: t('newsEditing.emptyHint'),
            ...(mayCreate
              ? {
                  action: (
                    <LinkButton href={paths.createNews} icon={Plus}>
                      {t('newsEditing.create')}
                    </LinkButton>
                  ),
                }
              : {}),
          }}
        />
      </PageBody>
    </Page>
  );
}
