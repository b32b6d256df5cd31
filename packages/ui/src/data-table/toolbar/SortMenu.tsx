import { ArrowUpDown } from 'lucide-react';
import type { ReactElement } from 'react';

import { IconButton } from '../../icon-button/IconButton.tsx';
import { Menu } from '../../menu/Menu.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { orderingField, type DataTableColumn } from '../column.ts';
import { dataTableMessages } from '../messages.ts';
import { orderingOf, sortOfOrdering, type TableSort } from '../table-query.ts';

export interface SortMenuProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onChange: (sort: TableSort | null) => void;
}

/** Sort order of the list on phones, which has no headers to press: an icon in the row of the search. */
export function SortMenu<Row>({ columns, sort, onChange }: SortMenuProps<Row>): ReactElement | null {
  const text = useMessages(dataTableMessages);
  const items = columns
    .filter(({ isSortable }) => isSortable === true)
    .flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        id: orderingOf({ field: orderingField(column), direction }),
        label: text(direction, { header: column.header }),
      })),
    );
  if (items.length === 0) return null;
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton icon={ArrowUpDown} label={text('sortBy')} variant="secondary" />}
      sections={[
        {
          id: 'sort',
          label: text('sortBy'),
          items,
          selectedId: sort === null ? null : orderingOf(sort),
          onSelect: (ordering) => onChange(sortOfOrdering(ordering)),
        },
      ]}
    />
  );
}
