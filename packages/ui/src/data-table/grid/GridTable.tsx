import { createElement, use, useMemo, type JSX, type ReactElement } from 'react';
import { Table } from 'react-aria-components/Table';

import { EXPAND_COLUMN } from './grid-columns.ts';
import { GridStoreContext, useLive } from './grid-store.ts';
import { fixedKeysOf, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';

/** All stay the same while only the selection or the order changes. */
export interface GridTableProps {
  readonly label: string;
  readonly entries: readonly TableEntry<unknown>[];
  readonly isExpandable: boolean;
  /** Whether only the rows in view are in the document. */
  readonly isVirtual: boolean;
  /** Number of all rows when react-aria has but some of them. */
  readonly rowCount: number | undefined;
  readonly defaultExpandedKeys: Iterable<string>;
  /** Header, body and foot. */
  readonly children: readonly (ReactElement | null)[];
}

/**
 * React-aria's table, following the {@link GridStoreContext} for its order. It knows nothing of the selection, see
 * `RowChoice`.
 */
export function GridTable({
  label,
  entries,
  isExpandable,
  isVirtual,
  rowCount,
  defaultExpandedKeys,
  children,
}: GridTableProps): ReactElement {
  const store = use(GridStoreContext);
  const sortColumn = useLive(({ sort }) => sort?.columnId);
  const sortDirection = useLive(({ sort }) => sort?.direction);
  const isPressable = useLive(({ onRowAction }) => onRowAction !== undefined);
  const isSelectable = useLive(({ selection }) => selection !== undefined);
  const fixedKeys = useMemo(() => fixedKeysOf(entries), [entries]);
  const render = (element: JSX.IntrinsicElements['table' | 'div']): ReactElement =>
    createElement(isVirtual ? 'div' : 'table', {
      ...element,
      'aria-multiselectable': isSelectable || undefined,
      ...(rowCount === undefined ? {} : { 'aria-rowcount': rowCount }),
    });
  return (
    <Table
      aria-label={label}
      className={styles.table}
      disabledKeys={fixedKeys}
      disabledBehavior="selection"
      selectionMode="none"
      render={render}
      {...(isExpandable ? { treeColumn: EXPAND_COLUMN, defaultExpandedKeys } : {})}
      {...(sortColumn === undefined || sortDirection === undefined
        ? {}
        : { sortDescriptor: { column: sortColumn, direction: sortDirection } })}
      onSortChange={({ column }) => store.get().onSort(String(column))}
      {...(isPressable ? { onRowAction: (key) => store.get().onRowAction?.(String(key)) } : {})}
    >
      {children}
    </Table>
  );
}
