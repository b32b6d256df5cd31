import { intakeCalls, type IntakeMapping } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { formatDate } from '@vinrod/ui/format';
import { useMemo, useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

import { t } from '../texts.ts';
import { keptActions, mostKept, type KeptPartProps } from './kept-actions.tsx';

const mappingColumns: readonly DataTableColumn<IntakeMapping>[] = [
  {
    id: 'name',
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
  const mappings = useOperation('listIntakeMappings', { query: { limit: mostKept } });
  const [removing, setRemoving] = useState<IntakeMapping>();
  const columns = useMemo(
    () =>
      mayManage ? [...mappingColumns, keptActions<IntakeMapping>({ onRemove: setRemoving })] : mappingColumns,
    [mayManage],
  );
  return (
    <>
      <DataTable
        {...listState(mappings)}
        label={t('intakes.mappings.columns')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={{ title: t('intakes.mappings.empty'), description: t('intakes.mappings.emptyHint') }}
      />
      {removing === undefined ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoving(undefined);
          }}
          title={t('intakes.mappings.ask', { name: removing.name })}
          confirmLabel={t('intakes.mappings.confirm')}
          onConfirm={async () => {
            await client.with(intakeCalls).removeMapping({ path: { id: removing.uuid } });
            await invalidate('deleteIntakeMapping');
          }}
        >
          {t('intakes.mappings.askText')}
        </ConfirmDialog>
      )}
    </>
  );
}
