import { useState } from 'react';

import { namingColumn } from './column.ts';
import type { DataTableProps } from './table-props.ts';
import { tableEntries, type DataEntry, type TableEntry } from './table-rows.ts';

/** Laid-out rows, and each row by its key. */
export interface LaidOutRows<Row> {
  readonly rows: readonly Row[];
  readonly isGrouped: boolean;
  readonly isExpandable: boolean;
  readonly entries: readonly TableEntry<Row>[];
  readonly rowByKey: ReadonlyMap<string, Row>;
}

type RowProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'groupOf' | 'childRows'>;

function addRow<Row>(into: Map<string, Row>, entry: DataEntry<Row>): void {
  into.set(entry.id, entry.row);
  for (const child of entry.children) addRow(into, child);
}

function layOut<Row>(
  rows: readonly Row[],
  { columns, rowKey, groupOf, childRows }: RowProps<Row>,
): LaidOutRows<Row> {
  const naming = namingColumn(columns);
  const rowName = (row: Row): string => naming?.text(row) ?? rowKey(row);
  const entries = tableEntries(rows, { rowKey, rowName, groupOf, childRows });
  const rowByKey = new Map<string, Row>();
  for (const entry of entries) if (entry.kind === 'row') addRow(rowByKey, entry);
  return {
    rows,
    isGrouped: groupOf !== undefined,
    isExpandable: childRows !== undefined,
    entries,
    rowByKey,
  };
}

/**
 * Lays out rows when they change. The functions are read with the rows: written inline they are new on every
 * render, and building a large table again for each would make choosing a row slow.
 */
export function useTableEntries<Row>(props: RowProps<Row>): LaidOutRows<Row> {
  const { rows, groupOf, childRows } = props;
  const [laidOut, setLaidOut] = useState(() => layOut(rows, props));
  const isCurrent =
    laidOut.rows === rows &&
    laidOut.isGrouped === (groupOf !== undefined) &&
    laidOut.isExpandable === (childRows !== undefined);
  if (isCurrent) return laidOut;
  const next = layOut(rows, props);
  setLaidOut(next);
  return next;
}
