import { useMemo, type ReactElement } from 'react';
import { Collection, Column, TableBody, TableFooter, TableHeader } from 'react-aria-components/Table';

import type { GridColumn } from './grid-columns.ts';
import { cellClass, gridRow, stickyStyle, sumRow } from './grid-row.tsx';
import { HeaderContent } from './HeaderContent.tsx';
import { HeaderElement } from './HeaderElement.tsx';
import { sumEntry, type SumRow, type TableEntry } from '../table-rows.ts';
import * as styles from './TableGrid.css.ts';
import { sharedWidthStyle } from './use-shared-widths.ts';

/** Input for header, body and footer. */
export interface GridParts {
  readonly columns: readonly GridColumn[];
  readonly entries: readonly TableEntry<unknown>[];
  readonly sum: SumRow | undefined;
  readonly isExpandable: boolean;
  readonly isResizable: boolean;
  /** Whether the columns share the room of the table, as `useSharedWidths` says. */
  readonly sharesRoom: boolean;
  readonly isPressable: boolean;
  readonly isVirtual: boolean;
  /** Row positions by key when `entries` is only some of the rows. */
  readonly places: ReadonlyMap<string, number> | undefined;
}

/**
 * Header, body and footer for react-aria's table. The same elements until their input changes: react-aria then rebuilds
 * nothing and renders only the rows in view.
 */
export function useGridParts(parts: GridParts): readonly (ReactElement | null)[] {
  const { columns, entries, sum, isExpandable, isResizable, sharesRoom, isPressable, isVirtual, places } =
    parts;

  const header = useMemo(
    () => (
      <TableHeader
        key="head"
        className={styles.header}
        columns={columns}
        dependencies={[isResizable, isVirtual, sharesRoom]}
      >
        {(column) => (
          <Column
            id={column.id}
            isRowHeader={column.isNaming}
            allowsSorting={column.isSortable}
            {...(sharesRoom
              ? {}
              : { defaultWidth: column.width, minWidth: column.minWidth, maxWidth: column.maxWidth })}
            textValue={column.header}
            render={(element) => (
              <HeaderElement columnId={column.id} tag={isVirtual ? 'div' : 'th'} element={element} />
            )}
            className={cellClass(styles.column, column)}
            style={sharesRoom ? { ...stickyStyle(column), ...sharedWidthStyle(column) } : stickyStyle(column)}
          >
            <HeaderContent column={column} isResizable={isResizable} />
          </Column>
        )}
      </TableHeader>
    ),
    [columns, isResizable, isVirtual, sharesRoom],
  );

  const drawing = useMemo(
    () => ({ columns, isPressable, isVirtual, places }),
    [columns, isPressable, isVirtual, places],
  );

  // A tree counts the rows of each level, which a footer would upset: there the sum is the last row of the body.
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
