import type { MeterImport } from '@vinrod/api-client';
import { DataTable, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDateTime, formatNumber } from '@vinrod/ui/format';
import { Text } from '@vinrod/ui/text';
import type { ReactElement } from 'react';

import { useOperation } from '#data';
import { listQuery, useListQueryParams } from '#list-query-params';
import { corporateGroupColumn } from '#shell/corporate-group-column';
import { listState } from '#shell/query-state';

import { partName } from '../import-tabs.ts';
import { t } from '../texts.ts';

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
    header: t('intakes.column.file'),
    text: ({ file_name: name }) => name,
    isSortable: true,
    isStrong: true,
    width: '1.6fr',
    minWidth: 180,
  },
  {
    id: 'imported_at',
    header: t('intakes.column.time'),
    text: ({ imported_at: at }) => formatDateTime(at),
    width: 136,
    isSortable: true,
    listPlace: 'detail',
  },
  corporateGroupColumn(({ corporate_group: corporateGroup }) => corporateGroup),
  {
    id: 'imported_by',
    priority: 2,
    header: t('intakes.values.by'),
    text: ({ imported_by: name }) => name,
    minWidth: 130,
    listPlace: 'detail',
  },
  {
    ...count('added_count', t('intakes.values.added')),
    listPlace: 'figure',
    listUnit: t('intakes.values.addedUnit'),
  },
  count('changed_count', t('intakes.values.changed')),
  { ...count('unchanged_count', t('intakes.values.unchanged')), isMuted: true, listPlace: 'none' },
];

/** Meter values that files brought to each corporate group, newest first. */
export function ValueImports(): ReactElement {
  const [query, setQuery] = useListQueryParams('-imported_at');
  const imports = useOperation('listImports', { query: listQuery(sortable, listParameters(query)) });
  return (
    <>
      <Text tone="muted">{t('intakes.values.lead')}</Text>
      <DataTable
        {...listState(imports)}
        label={partName('values')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        query={query}
        onQueryChange={setQuery}
        searchLabel={t('intakes.values.search')}
        empty={{ title: t('imports.empty') }}
      />
    </>
  );
}
