import type { DataTableColumn } from '@vinrod/ui/data-table';

import { t } from '#messages';

import { CorporateGroupLink, type CorporateGroupLinkProps } from './CorporateGroupLink.tsx';

/**
 * Corporate group column, for lists over all corporate groups.
 *
 * @param corporateGroupOf - Corporate group of a row.
 */
export function corporateGroupColumn<Row>(
  corporateGroupOf: (row: Row) => CorporateGroupLinkProps['corporateGroup'],
): DataTableColumn<Row> {
  return {
    id: 'corporate_group',
    priority: 1,
    header: t('koncerner.column'),
    text: (row) => corporateGroupOf(row).name,
    render: (row) => <CorporateGroupLink corporateGroup={corporateGroupOf(row)} />,
    width: '1.4fr',
    minWidth: 140,
    listPlace: 'detail',
  };
}
