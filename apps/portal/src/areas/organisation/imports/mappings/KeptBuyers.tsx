import { intakeCalls, type KeptIntakeBuyer } from '@vinrod/api-client';
import { ConfirmDialog } from '@vinrod/ui/confirm-dialog';
import { DataTable, type DataTableColumn } from '@vinrod/ui/data-table';
import { useMemo, useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { useClient } from '#session';
import { listState } from '#shell/query-state';

import { t } from '../texts.ts';
import { KeptBuyerDialog } from './KeptBuyerDialog.tsx';
import { keptActions, mostKept, type KeptPartProps } from './kept-actions.tsx';

const keptColumns: readonly DataTableColumn<KeptIntakeBuyer>[] = [
  {
    id: 'name',
    header: t('intakes.mappings.buyer'),
    text: ({ name, identifiers }) => [name, identifiers].filter((one) => one !== '').join(', '),
    isStrong: true,
    width: '1.4fr',
    minWidth: 150,
  },
  {
    id: 'company',
    header: t('intakes.settings.buyer'),
    text: ({ company }) => company.name,
    minWidth: 120,
    listPlace: 'detail',
  },
  {
    id: 'corporate_group',
    priority: 3,
    header: t('intakes.settings.corporateGroup'),
    text: ({ corporate_group: group }) => group.name,
    minWidth: 110,
    listPlace: 'none',
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

/** Which companies unknown buyers of invoices are, as it was told; each can be changed and removed. */
export function KeptBuyers({ mayManage }: KeptPartProps): ReactElement {
  const client = useClient();
  const invalidate = useInvalidate();
  const kept = useOperation('listIntakeBuyers', { query: { limit: mostKept } });
  const [changing, setChanging] = useState<KeptIntakeBuyer>();
  const [removing, setRemoving] = useState<KeptIntakeBuyer>();
  const columns = useMemo(
    () =>
      mayManage
        ? [...keptColumns, keptActions<KeptIntakeBuyer>({ onChange: setChanging, onRemove: setRemoving })]
        : keptColumns,
    [mayManage],
  );
  return (
    <>
      <DataTable
        {...listState(kept)}
        label={t('intakes.mappings.buyers')}
        columns={columns}
        rowKey={({ uuid }) => uuid}
        empty={{ title: t('intakes.mappings.noBuyers'), description: t('intakes.mappings.noBuyersHint') }}
      />
      {changing === undefined ? null : (
        <KeptBuyerDialog kept={changing} onClose={() => setChanging(undefined)} />
      )}
      {removing === undefined ? null : (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoving(undefined);
          }}
          title={t('intakes.mappings.askBuyer', { name: removing.name })}
          confirmLabel={t('intakes.mappings.confirmBuyer')}
          onConfirm={async () => {
            await client.with(intakeCalls).removeBuyer({ path: { id: removing.uuid } });
            await invalidate('deleteIntakeBuyer');
          }}
        >
          {t('intakes.mappings.askKeptText')}
        </ConfirmDialog>
      )}
    </>
  );
}
