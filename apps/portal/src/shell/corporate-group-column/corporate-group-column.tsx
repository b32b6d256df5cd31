import type { DataTableColumn } from '@vinrod/ui/data-table';

import { t } from '#messages';

import { CorporateGroupLink, type CorporateGroupLinkProps } from './CorporateGroupLink.tsx';

/**
 * The column that says which corporate group a row belongs to, in lists over all of them.
 *
 * @param corporateGroupOf - The corporate group of a row.
 */
export function corporateGroupColumn<Row>(
  corporateGroupOf: (row: Row) => CorporateGroupLinkProps['corporateGroup'],
): DataTableColumn<Row> {
  return {
    id: 'corporate_group',
    header: t('koncerner.column'),
    text: (row) => corporateGroupOf(row).name,
    render: (row) => <CorporateGroupLink corporateGroup={corporateGroupOf(row)} />,
    width: '1.4fr',
    minWidth: 140,
    listPlace: 'detail',
  };
}
