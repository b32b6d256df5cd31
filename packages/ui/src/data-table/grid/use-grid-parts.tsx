import { useMemo, type ReactElement } from 'react';
import { Collection, Column, TableBody, TableFooter, TableHeader } from 'react-aria-components/Table';

import type { GridColumn } from './grid-columns.ts';
import { cellClass, gridRow, stickyStyle, sumRow } from './grid-row.tsx';
import { HeaderContent } from './HeaderContent.tsx';
import { sumEntry, type SumRow, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';

/** What header, body and foot are made of. */
export interface GridParts {
  readonly columns: readonly GridColumn[];
  readonly entries: readonly TableEntry<unknown>[];
  readonly sum: SumRow | undefined;
  readonly isExpandable: boolean;
  readonly isResizable: boolean;
  readonly isPressable: boolean;
  readonly isVirtual: boolean;
  /** Places of the rows by their keys when `entries` are but some of them. */
  readonly places: ReadonlyMap<string, number> | undefined;
}

/**
 * Header, body and foot for react-aria's table. The same elements as long as what they are made of is the same:
 * then react-aria rebuilds nothing and draws only the rows in view.
 */
export function useGridParts(parts: GridParts): readonly (ReactElement | null)[] {
  const { columns, entries, sum, isExpandable, isResizable, isPressable, isVirtual, places } = parts;

  const header = useMemo(
    () => (
      <TableHeader key="head" className={styles.header} columns={columns} dependencies={[isResizable]}>
        {(column) => (
          <Column
            id={column.id}
            isRowHeader={column.isNaming}
            allowsSorting={column.isSortable}
            defaultWidth={column.width}
            minWidth={column.minWidth}
            maxWidth={column.maxWidth}
            textValue={column.header}
            className={cellClass(styles.column, column)}
            style={stickyStyle(column)}
          >
            {({ sortDirection }) => (
              <HeaderContent column={column} sortDirection={sortDirection} isResizable={isResizable} />
            )}
          </Column>
        )}
      </TableHeader>
    ),
    [columns, isResizable],
  );

  const drawing = useMemo(
    () => ({ columns, isPressable, isVirtual, places }),
    [columns, isPressable, isVirtual, places],
  );

  // A tree counts the rows of each level, and a foot of its own would upset the count: there the sum closes the body.
  const rows = useMemo(
    () => [...entries, ...(isExpandable && sum !== undefined ? [sumEntry(sum)] : [])],
    [entries, isExpandable, sum],
  );
  const body = useMemo(
    () => (
      <TableBody key="body">
        <Collection items={rows} dependencies={[drawing]}>
          {(entry) => gridRow(entry, drawing)}
        </Collection>
      </TableBody>
    ),
    [rows, drawing],
  );

  const foot = useMemo(
    () =>
      sum === undefined || isExpandable ? null : <TableFooter key="foot">{sumRow(sum, drawing)}</TableFooter>,
    [sum, isExpandable, drawing],
  );

  return useMemo(() => [header, body, foot], [header, body, foot]);
}
