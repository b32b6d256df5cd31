import { useMemo, type ReactElement } from 'react';

import { useApart } from '../apart/use-apart.ts';
import { Link } from '../link/Link.tsx';
import { fittingColumns, namingColumn, orderingField, type DataTableColumn } from './column.ts';
import * as styles from './DataTable.css.ts';
import { ownWidths } from './grid/grid-columns.ts';
import { TableGrid } from './grid/TableGrid.tsx';
import { useGridColumns } from './grid/use-grid-columns.ts';
import { plainRowLimit, virtualRows } from './grid/virtual-rows.ts';
import { RowList } from './list/RowList.tsx';
import { RowListSkeleton } from './list/RowListSkeleton.tsx';
import type { DrawCell } from './live-table.ts';
import { NameWithDetails } from './NameWithDetails.tsx';
import type { DataTableProps } from './table-props.ts';
import { toggledSort, withSort } from './table-query.ts';
import { NoMatch, NothingYet, TableFailure } from './table-states.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useInlineSize } from './use-inline-size.ts';
import type { LaidOutRows } from './use-table-entries.ts';

const skeletonRows = 8;
const noWidths: Readonly<Record<string, number>> = {};
const noneExpanded: readonly string[] = [];

export interface TableContentProps<Row> extends Pick<LaidOutRows<Row>, 'entries' | 'rowByKey'> {
  /** Props of the whole table. */
  readonly table: DataTableProps<Row>;
  /** Visible columns. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Whether the rows are a list, as on phones. */
  readonly isList: boolean;
  /** The search text without space around it. */
  readonly search: string;
  /** Whether search or filters leave rows out. */
  readonly isNarrowed: boolean;
  /** Clears search and filters. */
  readonly onClear: () => void;
}

/**
 * The rows, or what stands for them. Apart from the table's other parts, so that these are not rendered again once the
 * width is known; the grid waits for it, since each of its cells would be rendered twice.
 */
export function TableContent<Row>(props: TableContentProps<Row>): ReactElement {
  const { table, columns: shown, entries, rowByKey, isList, search, isNarrowed, onClear } = props;
  const { label, rows, query, onQueryChange, selection, sum, error, rowHref, onRowAction } = table;
  const { isLoading = false, density = 'comfortable' } = table;
  const { defaultExpandedKeys = noneExpanded, columnWidths = noWidths } = table;
  const [{ isMeasured, size: room }, roomRef] = useInlineSize();
  const ownWidth =
    (selection === undefined ? 0 : ownWidths.select) + (table.childRows === undefined ? 0 : ownWidths.expand);
  const { columns: fitting, details } = useMemo(
    () => fittingColumns(shown, room === undefined ? undefined : room - ownWidth),
    [shown, room, ownWidth],
  );
  const columns = useGridColumns(fitting, {
    isSelectable: selection !== undefined,
    isExpandable: table.childRows !== undefined,
    widths: columnWidths,
  });

  // Rows of a virtualised table have a fixed height.
  const hasTallRows = entries.length <= plainRowLimit;
  const mostRows = Math.max(entries.length, query?.pageSize ?? table.expectedCount ?? 0);
  const virtual = useApart(virtualRows, !isList && mostRows > plainRowLimit);
  const drawCell = useMemo<DrawCell>(() => {
    const naming = namingColumn(shown);
    const byId = new Map(shown.map((column) => [column.id, column]));
    return (columnId, rowId) => {
      const column = byId.get(columnId);
      const row = rowByKey.get(rowId);
      if (column === undefined || row === undefined) return null;
      const value = column.render?.(row) ?? column.text(row);
      if (column !== naming) return value;
      const name =
        rowHref === undefined ? (
          value
        ) : (
          <Link href={rowHref(row)} tone="inherit" isStandalone isUnderlined={column.render === undefined}>
            {value}
          </Link>
        );
      return (
        <NameWithDetails {...{ name, row }} mark={column.mark?.(row)} details={hasTallRows ? details : []} />
      );
    };
  }, [shown, rowByKey, rowHref, details, hasTallRows]);

  return (
    <div
      className={styles.content}
      ref={roomRef}
      data-busy={(isLoading && rows.length > 0) || undefined}
      aria-busy={isLoading}
    >
      {content()}
    </div>
  );

  function content(): ReactElement | null {
    if (rows.length > 0) return isList ? list() : grid();
    if (isLoading) return loading();
    if (error !== undefined) return null;
    return isNarrowed ? <NoMatch search={search} onClear={onClear} /> : <NothingYet {...table.empty} />;
  }

  function loading(): ReactElement | null {
    const rowCount = Math.min(query?.pageSize ?? plainRowLimit, table.expectedCount ?? skeletonRows);
    if (!isList) return skeleton(rowCount, query === undefined && (table.expectedCount ?? 0) > plainRowLimit);
    return (
      <RowListSkeleton
        columns={shown}
        isSelectable={selection !== undefined}
        {...{ rowCount }}
        hasSum={sum !== undefined}
      />
    );
  }

  function skeleton(rowCount: number, isVirtual: boolean): ReactElement | null {
    if (!isMeasured) return null;
    return (
      <TableSkeleton
        {...{ columns, rowCount, density, room, isVirtual }}
        hasSum={sum !== undefined}
        hasDetails={!isVirtual && details.length > 0}
      />
    );
  }

  function list(): ReactElement {
    return (
      <RowList
        {...{ label, entries, sum, rowHref, onRowAction, selection, defaultExpandedKeys }}
        currentKey={table.currentKey}
        columns={shown}
      />
    );
  }

  function grid(): ReactElement | null {
    if (!isMeasured) return null;
    if (!hasTallRows && virtual.hasFailed)
      return <TableFailure label={label} error={{ onRetry: () => void virtualRows.ask() }} />;
    if (!hasTallRows && virtual.part === undefined) return skeleton(plainRowLimit, true);
    const sort = query?.sort ?? null;
    const sorted = sort === null ? undefined : shown.find((column) => orderingField(column) === sort.field);
    return (
      <TableGrid
        {...{ label, columns, entries, defaultExpandedKeys, sum, density, room }}
        virtual={hasTallRows ? undefined : virtual.part}
        live={{
          drawCell,
          selection,
          currentKey: table.currentKey,
          sort: sort === null || sorted === undefined ? undefined : { ...sort, columnId: sorted.id },
          onSort: (columnId) => {
            const column = shown.find(({ id }) => id === columnId);
            if (column !== undefined && query !== undefined)
              onQueryChange?.(withSort(query, toggledSort(sort, orderingField(column))));
          },
          onRowAction:
            onRowAction === undefined
              ? undefined
              : (rowId) => {
                  const row = rowByKey.get(rowId);
                  if (row !== undefined) onRowAction(row);
                },
          onColumnWidthsChange: table.onColumnWidthsChange,
        }}
        isResizable={table.isResizable ?? false}
      />
    );
  }
}
