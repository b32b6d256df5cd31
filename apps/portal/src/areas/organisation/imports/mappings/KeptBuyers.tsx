import { intakeCalls, type KeptIntakeBuyer } from '@vinrod/api-client';
import { initialTableQuery, listParameters, type DataTableColumn } from '@vinrod/ui/data-table';
import { useState, type ReactElement } from 'react';

import { useInvalidate, useOperation } from '#data';
import { listQuery } from '#list-query-params';
import { useClient } from '#session';

import { t } from '../texts.ts';
import { KeptBuyerDialog } from './KeptBuyerDialog.tsx';
import type { KeptPartProps } from './kept-actions.tsx';
import { KeptList } from './KeptList.tsx';

/** Fields that the list can be sorted by (contract). */
const sortable = ['name', 'seller', 'given_at'] as const;

const keptColumns: readonly DataTableColumn<KeptIntakeBuyer>[] = [
  {
    id: 'name',
    isSortable: true,
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
    isSortable: true,
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
  const [query, setQuery] = useState(initialTableQuery());
  const kept = useOperation('listIntakeBuyers', { query: listQuery(sortable, listParameters(query)) });
  return (
    <KeptList<KeptIntakeBuyer>
      kept={kept}
      query={query}
      onQueryChange={setQuery}
      searchLabel={t('intakes.mappings.searchBuyers')}
      label={t('intakes.mappings.buyers')}
      columns={keptColumns}
      empty={{ title: t('intakes.mappings.noBuyers'), description: t('intakes.mappings.noBuyersHint') }}
      mayManage={mayManage}
      question={({ name }) => ({
        title: t('intakes.mappings.askBuyer', { name }),
        confirmLabel: t('intakes.mappings.confirmBuyer'),
        text: t('intakes.mappings.askKeptText'),
      })}
      onRemove={async ({ uuid }) => {
        await client.with(intakeCalls).removeBuyer({ path: { id: uuid } });
        await invalidate('deleteIntakeBuyer');
      }}
      form={KeptBuyerDialog}
    />
  );
}
