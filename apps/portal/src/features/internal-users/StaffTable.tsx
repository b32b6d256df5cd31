import type { InternalUser } from '@vinrod/api-client';
import { DataTable, listParameters } from '@vinrod/ui/data-table';
import { MISSING } from '@vinrod/ui/format';
import { useMemo, type ReactElement } from 'react';

import { useInternalUsers } from '#data';
import { useListAddress } from '#list-address';
import { t } from '#messages';
import { paths } from '#navigation';
import { StatusFilter, userColumns, useStatusFilter } from '#shell/people';
import { listState } from '#shell/query-state';

/** The supplier's staff who can sign in. */
export function StaffTable(): ReactElement {
  const [query, setQuery] = useListAddress('full_name');
  const filter = useStatusFilter();
  const users = useInternalUsers({ ...listParameters(query), status: filter.status });
  const columns = useMemo(
    () =>
      userColumns<InternalUser>({
        header: t('internalUsers.department'),
        text: ({ department }) => department ?? MISSING,
      }),
    [],
  );
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
      toolbar={<StatusFilter {...filter} />}
      hasColumnChooser
      isFiltered={filter.status !== undefined}
      onClearFilters={() => filter.choose(undefined)}
      empty={{ title: t('people.empty'), description: t('internalUsers.emptyHint') }}
    />
  );
}
