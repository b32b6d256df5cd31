import { intakeCalls, type IntakeMapping } from '@vinrod/api-client';
import { Button } from '@vinrod/ui/button';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { Dialog } from '@vinrod/ui/dialog';
import { formatDate } from '@vinrod/ui/format';
import { IconButton } from '@vinrod/ui/icon-button';
import { Trash2 } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

import { t } from '../texts.ts';

/** As many as one list holds; a supplier has a few. */
const mostMappings = 200;

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

export interface MappingsDialogProps {
  readonly mayManage: boolean;
  readonly onClose: () => void;
}

/** What the columns of files mean, as it was kept; each can be removed. */
export function MappingsDialog({ mayManage, onClose }: MappingsDialogProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const mappings = useOperation('listIntakeMappings', { query: { limit: mostMappings } });
  const [removing, setRemoving] = useState<IntakeMapping>();
  const columns = useMemo(
    (): readonly DataTableColumn<IntakeMapping>[] =>
      mayManage
        ? [
            ...mappingColumns,
            {
              id: 'remove',
              header: t('intakes.actions'),
              isHeaderHidden: true,
              text: () => '',
              render: (mapping) => (
                <IconButton
                  icon={Trash2}
                  label={t('intakes.mappings.remove', { name: mapping.name })}
                  size="sm"
                  onPress={() => setRemoving(mapping)}
                />
              ),
              width: 56,
              listPlace: 'trailing',
            },
          ]
        : mappingColumns,
    [mayManage],
  );
  return (
    <>
      <Dialog
        isOpen
        size="lg"
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={t('intakes.mappings.title')}
        actions={<Button slot="close">{t('intakes.close')}</Button>}
      >
        <DataTable
          {...listState(mappings)}
          label={t('intakes.mappings.title')}
          columns={columns}
          rowKey={({ uuid }) => uuid}
          empty={{ title: t('intakes.mappings.empty'), description: t('intakes.mappings.emptyHint') }}
        />
      </Dialog>
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
