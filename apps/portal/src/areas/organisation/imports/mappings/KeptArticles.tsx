import { intakeCalls, type KeptIntakeArticle } from '@vinrod/api-client';
import type { DataTableColumn } from '@vinrod/ui/data-table';
import type { ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useClient } from '#session';

import { t } from '../texts.ts';
import { KeptArticleDialog } from './KeptArticleDialog.tsx';
import { mostKept, type KeptPartProps } from './kept-actions.tsx';
import { KeptList } from './KeptList.tsx';

const keptColumns: readonly DataTableColumn<KeptIntakeArticle>[] = [
  {
    id: 'name',
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
  const kept = useOperation('listIntakeArticles', { query: { limit: mostKept } });
  return (
    <KeptList<KeptIntakeArticle>
      query={kept}
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
