import type { DataTableColumn } from '@vinrod/ui/data-table';

import { t } from '#messages';

import { KoncernLink, type KoncernLinkProps } from './KoncernLink.tsx';

/**
 * The column that says which koncern a row belongs to, in lists over all of them.
 *
 * @param koncernOf - The koncern of a row.
 */
export function koncernColumn<Row>(
  koncernOf: (row: Row) => KoncernLinkProps['koncern'],
): DataTableColumn<Row> {
  return {
    id: 'corporate_group',
    header: t('koncerner.column'),
    text: (row) => koncernOf(row).name,
    render: (row) => <KoncernLink koncern={koncernOf(row)} />,
    width: '1.4fr',
    minWidth: 140,
    listPlace: 'detail',
  };
}
