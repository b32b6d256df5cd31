import type { InternalUser } from '@vinrod/api-client';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { MISSING } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { StatusFilter, userColumns, userQuery, useStatusFilter } from '#areas/people/users';
import { useInvalidate, useOperation } from '#data';
import { useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { paths } from '#navigation';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

/** Supplier's staff with an account. */
export function StaffTable(): ReactElement {
  const [query, setQuery] = useListQueryParams('full_name');
  const filter = useStatusFilter();
  const users = useOperation('listAdministrators', {
    query: userQuery({ ...listParameters(query), status: filter.status }),
  });
  const client = useClient();
  const invalidate = useInvalidate();
  const columns = useMemo(() => {
    const department = {
      header: t('internalUsers.department'),
      text: ({ department: name }: InternalUser) => name ?? MISSING,
    };
    return userColumns<InternalUser>(department, ({ uuid, can_change, can_delete }) => ({
      setStatus: can_change
        ? async (status) => {
            await client.administrators.update({ path: { id: uuid }, body: { status } });
            await invalidate('updateAdministrator');
          }
        : undefined,
      remove: can_delete
        ? async () => {
            await client.administrators.remove({ path: { id: uuid } });
            await invalidate('deleteAdministrator');
          }
        : undefined,
    }));
  }, [client, invalidate]);
  return (
    <DataTable
      {...listState(users)}
      label={t('internalUsers.title')}
      columns={columns}
      rowKey={({ uuid }) => uuid}
      rowHref={({ uuid }) => paths.internalUser(uuid)}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('internalUsers.search')}
      filters={<StatusFilter {...filter} />}
      filterCount={filter.status === undefined ? 0 : 1}
      onClearFilters={() => filter.select(undefined)}
      empty={{ title: t('people.empty'), description: t('internalUsers.emptyHint') }}
    />
  );
}
