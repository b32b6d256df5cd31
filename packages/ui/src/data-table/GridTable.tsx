import { use, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { Table } from 'react-aria-components/Table';

import { EXPAND_COLUMN } from './grid-columns.ts';
import { GridStoreContext } from './grid-store.ts';
import { selectionAfter } from './row-selection.ts';
import { fixedKeysOf, rowKeysOf, type TableEntry } from './table-rows.ts';
import * as styles from './TableGrid.css.ts';

/** Props of {@link GridTable}; all stay the same while only the selection or the order changes. */
export interface GridTableProps {
  readonly label: string;
  readonly entries: readonly TableEntry<unknown>[];
  readonly isExpandable: boolean;
  readonly defaultExpandedKeys: Iterable<string>;
  /** Header, body and foot. */
  readonly children: readonly (ReactElement | null)[];
}

const NOTHING_SELECTED: readonly string[] = [];

/** React-aria's table, following the {@link GridStoreContext} for what changes often. */
export function GridTable({
  label,
  entries,
  isExpandable,
  defaultExpandedKeys,
  children,
}: GridTableProps): ReactElement {
  const store = use(GridStoreContext);
  const { selection, sort, onSort, onRowAction } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  const fixedKeys = useMemo(() => fixedKeysOf(entries), [entries]);
  const rowKeys = useMemo(() => rowKeysOf(entries), [entries]);
  return (
    <Table
      aria-label={label}
      className={styles.table}
      disabledKeys={fixedKeys}
      disabledBehavior="selection"
      escapeKeyBehavior="none"
      {...(isExpandable ? { treeColumn: EXPAND_COLUMN, defaultExpandedKeys } : {})}
      {...(sort === undefined
        ? {}
        : { sortDescriptor: { column: sort.columnId, direction: sort.direction } })}
      onSortChange={({ column }) => onSort(String(column))}
      selectionMode={selection === undefined ? 'none' : 'multiple'}
      selectedKeys={selection?.selectedKeys ?? NOTHING_SELECTED}
      onSelectionChange={(keys) => selection?.onChange(selectionAfter(selection.selectedKeys, keys, rowKeys))}
      {...(onRowAction === undefined ? {} : { onRowAction: (key) => onRowAction(String(key)) })}
    >
      {children}
    </Table>
  );
}
