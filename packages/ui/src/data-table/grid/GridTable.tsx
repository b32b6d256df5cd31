import { createElement, use, useMemo, type JSX, type ReactElement } from 'react';
import { Table } from 'react-aria-components/Table';

import { expandColumn } from './grid-columns.ts';
import { GridStoreContext, useLive } from './grid-store.ts';
import { fixedKeysOf, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';

/** None of these change with only the selection or the sort order. */
export interface GridTableProps {
  readonly label: string;
  /** Id of the `SortDescription`. */
  readonly sortDescriptionId: string;
  readonly entries: readonly TableEntry<unknown>[];
  readonly isExpandable: boolean;
  /** Whether only the rows in view are in the DOM. */
  readonly isVirtual: boolean;
  /** Number of all rows when react-aria has only some of them. */
  readonly rowCount: number | undefined;
  readonly defaultExpandedKeys: Iterable<string>;
  /** Header, body and footer. */
  readonly children: readonly (ReactElement | null)[];
}

/**
 * React-aria's table. It knows neither its sort order, which `SortDescription` and `HeaderElement` say, nor its
 * selection, see `RowChoice`.
 */
export function GridTable({
  label,
  sortDescriptionId,
  entries,
  isExpandable,
  isVirtual,
  rowCount,
  defaultExpandedKeys,
  children,
}: GridTableProps): ReactElement {
  const store = use(GridStoreContext);
  const isSorted = useLive(({ sort }) => sort !== undefined);
  const isPressable = useLive(({ onRowAction }) => onRowAction !== undefined);
  const isSelectable = useLive(({ selection }) => selection !== undefined);
  const fixedKeys = useMemo(() => fixedKeysOf(entries), [entries]);
  const render = (element: JSX.IntrinsicElements['table' | 'div']): ReactElement =>
    createElement(isVirtual ? 'div' : 'table', {
      ...element,
      'aria-multiselectable': isSelectable || undefined,
      ...(rowCount === undefined ? {} : { 'aria-rowcount': rowCount }),
      ...(isSorted ? { 'aria-describedby': sortDescriptionId } : {}),
    });
  return (
    <Table
      aria-label={label}
      className={styles.table}
      disabledKeys={fixedKeys}
      disabledBehavior="selection"
      selectionMode="none"
      render={render}
      {...(isExpandable ? { treeColumn: expandColumn, defaultExpandedKeys } : {})}
      onSortChange={({ column }) => store.get().onSort(String(column))}
      {...(isPressable ? { onRowAction: (key) => store.get().onRowAction?.(String(key)) } : {})}
    >
      {children}
    </Table>
  );
}
