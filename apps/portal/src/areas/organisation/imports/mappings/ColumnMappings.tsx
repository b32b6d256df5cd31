import { intakeCalls, type IntakeMapping } from '@vinrod/api-client';
import { initialTableQuery, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate } from '@vinrod/ui/format';
import { useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { listQuery } from '#list-query-params';
import { useClient } from '#session';

import { t } from '../texts.ts';
import type { KeptPartProps } from './kept-actions.tsx';
import { KeptList } from './KeptList.tsx';

/** Fields that the list can be sorted by (contract). */
const sortable = ['name', 'created_at'] as const;

const mappingColumns: readonly DataTableColumn<IntakeMapping>[] = [
  {
    id: 'name',
    isSortable: true,
    header: t('intakes.mappings.name'),
    text: ({ name }) => name,
    isStrong: true,
    width: '1.4fr',
    minWidth: 160,
  },
  {
    id: 'kind',
    header: t('intakes.mappings.kind'),
    text: ({ kind }) => t(`intakes.kind.${kind}`),
    minWidth: 120,
    listPlace: 'detail',
  },
  {
    id: 'created_by',
    priority: 1,
    header: t('intakes.mappings.createdBy'),
    text: ({ created_by: name }) => name,
    minWidth: 120,
    listPlace: 'detail',
  },
  {
    id: 'created_at',
    isSortable: true,
    priority: 2,
    header: t('intakes.mappings.created'),
    text: ({ created_at: at }) => formatDate(at),
    width: 116,
    listPlace: 'none',
  },
];

/** What the columns of files mean, as it was kept; each can be removed. */
export function ColumnMappings({ mayManage }: KeptPartProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const [query, setQuery] = useState(initialTableQuery());
  const kept = useOperation('listIntakeMappings', { query: listQuery(sortable, listParameters(query)) });
  return (
    <KeptList<IntakeMapping>
      kept={kept}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('intakes.mappings.search')}
      label={t('intakes.mappings.columns')}
      columns={mappingColumns}
      empty={{ title: t('intakes.mappings.empty'), description: t('intakes.mappings.emptyHint') }}
      mayManage={mayManage}
      question={({ name }) => ({
        title: t('intakes.mappings.ask', { name }),
        confirmLabel: t('intakes.mappings.confirm'),
        text: t('intakes.mappings.askText'),
      })}
      onRemove={async ({ uuid }) => {
        await client.with(intakeCalls).removeMapping({ path: { id: uuid } });
        await invalidate('deleteIntakeMapping');
      }}
    />
  );
}
