import type { MeterImport } from '@vinrod/api-client';
import { DataTable, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, formatNumber } from '@vinrod/ui/format';
import { Page } from '@vinrod/ui/page';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { t } from '#messages';
import { corporateGroupColumn } from '#shell/corporate-group-column';
import { PageBody } from '#shell/page-body';
import { usePageTitle } from '#shell/page-heading';
import { listState } from '#shell/query-state';

/** Fields that the imports can be sorted by (contract). */
const sortable = ['imported_at', 'file_name'] as const;

function count(
  id: 'added_count' | 'changed_count' | 'unchanged_count',
  header: string,
): DataTableColumn<MeterImport> {
  return { id, header, text: (row) => formatNumber(row[id]), align: 'end', minWidth: 120 };
}

const columns: readonly DataTableColumn<MeterImport>[] = [
  {
    id: 'file_name',
    header: t('imports.file'),
    text: ({ file_name: name }) => name,
    isSortable: true,
    isStrong: true,
    width: '1.6fr',
    minWidth: 180,
  },
  {
    id: 'imported_at',
    header: t('imports.time'),
    text: ({ imported_at: at }) => formatDateTime(at),
    width: 136,
    isSortable: true,
    listPlace: 'detail',
  },
  corporateGroupColumn(({ corporate_group: corporateGroup }) => corporateGroup),
  {
    id: 'imported_by',
    priority: 2,
    header: t('imports.by'),
    text: ({ imported_by: name }) => name,
    minWidth: 130,
    listPlace: 'detail',
  },
  {
    ...count('added_count', t('imports.added')),
    listPlace: 'figure',
    listUnit: t('imports.addedUnit'),
  },
  count('changed_count', t('imports.changed')),
  { ...count('unchanged_count', t('imports.unchanged')), isMuted: true, listPlace: 'none' },
];

/** Imported files of meter values, newest first, for staff. */
export function ImportsScreen(): ReactElement {
  const heading = usePageTitle(t('imports.title'));
  const [query, setQuery] = useListQueryParams('-imported_at');
  const imports = useOperation('listImports', { query: listQuery(sortable, listParameters(query)) });
  return (
    <Page title={t('imports.title')} titleRef={heading} description={t('imports.lead')} isWide>
      <PageBody>
        <DataTable
          {...listState(imports)}
          label={t('imports.title')}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          query={query}
          onQueryChange={setQuery}
          searchLabel={t('imports.search')}
          empty={{ title: t('imports.empty') }}
        />
      </PageBody>
    </Page>
  );
}
