import { Button } from '@vinrod/ui/button';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { Page } from '@vinrod/ui/page';
import { Plus } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';

import { ShadowNote } from '#areas/people/shadow';
import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { useMayAdminister } from '#profile';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

import { accountColumns, actionColumn } from './account-columns.tsx';
import { AccountDialogs, type AccountTask } from './AccountDialogs.tsx';
import { t } from './texts.ts';

/** Fields that the accounts can be sorted by (contract). */
const sortable = ['name', 'created_at', 'created_by', 'last_used_at'] as const;

/** Accounts of the supplier's own systems, for the staff who manage them. */
export function ServiceAccountsScreen(): ReactElement {
  const heading = usePageTitle(t('menu.serviceAccounts'));
  const mayChange = useMayAdminister('update', 'serviceAccount');
  const [query, setQuery] = useListQueryParams('name');
  const accounts = useOperation('listServiceAccounts', { query: listQuery(sortable, listParameters(query)) });
  const [task, setTask] = useState<AccountTask>();
  const columns = useMemo(
    () => (mayChange ? [...accountColumns, actionColumn(setTask)] : accountColumns),
    [mayChange],
  );
  const create = mayChange ? (
    <Button variant="primary" icon={Plus} onPress={() => setTask({ kind: 'create' })}>
      {t('serviceAccounts.create')}
    </Button>
  ) : undefined;
  return (
    <Page
      title={t('menu.serviceAccounts')}
      titleRef={heading}
      description={t('serviceAccounts.lead')}
      isWide
      actions={create}
    >
      <PageBody>
        <ShadowNote change={['update', 'serviceAccount']} />
        <DataTable
          {...listState(accounts)}
          label={t('menu.serviceAccounts')}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('serviceAccounts.search')}
          // Its verb stands in the head, from which nothing is taken away when the list turns out to be empty.
          empty={{ title: t('serviceAccounts.empty'), description: t('serviceAccounts.emptyHint') }}
        />
      </PageBody>
      {task === undefined ? null : <AccountDialogs task={task} onTask={setTask} />}
    </Page>
  );
}
