import { intakeCalls, type KeptIntakeArticle } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { useMemo, useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

import { t } from '../texts.ts';
import { KeptArticleDialog } from './KeptArticleDialog.tsx';
import { keptActions, mostKept, type KeptPartProps } from './kept-actions.tsx';

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
  const [changing, setChanging] = useState<KeptIntakeArticle>();
  const [removing, setRemoving] = useState<KeptIntakeArticle>();
  const columns = useMemo(
    () =>
      mayManage
        ? [...keptColumns, keptActions<KeptIntakeArticle>({ onChange: setChanging, onRemove: setRemoving })]
        : keptColumns,
    [mayManage],
  );
  return (
    <>
      <DataTable
        {...listState(kept)}
        label={t('intakes.mappings.articles')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={{ title: t('intakes.mappings.noArticles'), description: t('intakes.mappings.noArticlesHint') }}
      />
      {changing === undefined ? null : (
        <KeptArticleDialog kept={changing} onClose={() => setChanging(undefined)} />
      )}
      {removing === undefined ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoving(undefined);
          }}
          title={t('intakes.mappings.askArticle', { name: removing.name, seller: removing.seller })}
          confirmLabel={t('intakes.mappings.confirmArticle')}
          onConfirm={async () => {
            await client.with(intakeCalls).removeArticle({ path: { id: removing.uuid } });
            await invalidate('deleteIntakeArticle');
          }}
        >
          {t('intakes.mappings.askKeptText')}
        </ConfirmDialog>
      )}
    </>
  );
}
