import type { ReactElement } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { Select } from '../../select/Select.tsx';
import { orderingField, type DataTableColumn } from '../column.ts';
import { dataTableMessages } from '../messages.ts';
import { orderingOf, sortOfOrdering, type TableSort } from '../table-query.ts';

export interface SortSelectProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly sort: TableSort | null;
  readonly onChange: (sort: TableSort | null) => void;
}

/** Choice of order where there are no headers to press: in the list on phones. */
export function SortSelect<Row>({ columns, sort, onChange }: SortSelectProps<Row>): ReactElement | null {
  const text = useMessages(dataTableMessages);
  const options = columns
    .filter(({ isSortable }) => isSortable === true)
    .flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        value: orderingOf({ field: orderingField(column), direction }),
        label: text(direction, { header: column.header }),
      })),
    );
  if (options.length === 0) return null;
  return (
    <Select
      label={text('sortBy')}
      options={options}
      value={sort === null ? null : orderingOf(sort)}
      onChange={(ordering) => onChange(sortOfOrdering(ordering))}
    />
  );
}
