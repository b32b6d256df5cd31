import { intakeCalls, type KeptIntakeArticle } from '@vinrod/api-client';
import { initialTableQuery, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { listQuery } from '#list-query-params';
import { useClient } from '#session';

import { t } from '../texts.ts';
import { KeptArticleDialog } from './KeptArticleDialog.tsx';
import type { KeptPartProps } from './kept-actions.tsx';
import { KeptList } from './KeptList.tsx';

/** Fields that the list can be sorted by (contract). */
const sortable = ['name', 'seller', 'given_at'] as const;

const keptColumns: readonly DataTableColumn<KeptIntakeArticle>[] = [
  {
    id: 'name',
    isSortable: true,
    header: t('intakes.mappings.article'),
    text: ({ name, article }) => (name === article ? name : `${name}, ${article}`),
    isStrong: true,
    width: '1.4fr',
    minWidth: 150,
  },
  {
    id: 'category',
    header: t('intakes.mappings.category'),
    text: ({ category }) => t(`invoices.category.${category}`),
    minWidth: 110,
    listPlace: 'detail',
  },
  {
    id: 'seller',
    isSortable: true,
    priority: 1,
    header: t('intakes.mappings.seller'),
    text: ({ seller }) => seller,
    minWidth: 120,
    listPlace: 'detail',
  },
  {
    id: 'given_by',
    priority: 2,
    header: t('intakes.mappings.givenBy'),
    text: ({ given_by: name }) => name,
    minWidth: 110,
    listPlace: 'none',
  },
];

/** What the articles of each seller are, as it was told; each can be changed and removed. */
export function KeptArticles({ mayManage }: KeptPartProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [query, setQuery] = useState(initialTableQuery());
  const kept = useOperation('listIntakeArticles', { query: listQuery(sortable, listParameters(query)) });
  return (
    <KeptList<KeptIntakeArticle>
      kept={kept}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('intakes.mappings.searchArticles')}
      label={t('intakes.mappings.articles')}
      columns={keptColumns}
      empty={{ title: t('intakes.mappings.noArticles'), description: t('intakes.mappings.noArticlesHint') }}
      mayManage={mayManage}
      question={({ name, seller }) => ({
        title: t('intakes.mappings.askArticle', { name, seller }),
        confirmLabel: t('intakes.mappings.confirmArticle'),
        text: t('intakes.mappings.askKeptText'),
      })}
      onRemove={async ({ uuid }) => {
        await client.with(intakeCalls).removeArticle({ path: { id: uuid } });
        await invalidate('deleteIntakeArticle');
      }}
      form={KeptArticleDialog}
    />
  );
}
