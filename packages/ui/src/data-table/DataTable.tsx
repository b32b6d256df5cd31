import { useMemo, type ReactElement } from 'react';

import { Link } from '../link/Link.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { PaginationBar } from '../pagination/PaginationBar.tsx';
import { media } from '../tokens/media.ts';
import { namingColumn, orderingField, visibleColumns } from './column.ts';
import * as styles from './DataTable.css.ts';
import type { DrawCell } from './live-table.ts';
import { PrintTable } from './print/PrintTable.tsx';
import { RowList } from './list/RowList.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import type { DataTableProps } from './table-props.ts';
import { PAGE_SIZES, toggledSort, withPage, withPageSize, withSearch, withSort } from './table-query.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { NoMatch, NothingYet, TableFailure } from './TableState.tsx';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import { useGridColumns } from './grid/use-grid-columns.ts';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useTableEntries } from './use-table-entries.ts';

const SKELETON_ROWS = 8;
const NO_WIDTHS: Readonly<Record<string, number>> = {};
const NONE_EXPANDED: readonly string[] = [];

/**
 * A table of records that the server sorts, searches and cuts into pages. Below 768 px it is a list with name,
 * one figure and a chevron; on paper it is a plain table with all its rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, rows, query, onQueryChange, selection, sum, error, rowHref, onRowAction } = props;
  const { isLoading = false, density = 'comfortable', pageSizes = PAGE_SIZES } = props;
  const { defaultExpandedKeys = NONE_EXPANDED, columnWidths = NO_WIDTHS } = props;
  const isList = useMediaQuery(media.belowSm);
  const isPrinting = useMediaQuery(media.print);
  const [hidden, setHidden] = useHiddenColumns(
    props.columns,
    props.hiddenColumns,
    props.onHiddenColumnsChange,
  );
  const { entries, rowByKey } = useTableEntries(props);
  const shown = useMemo(() => visibleColumns(props.columns, hidden), [props.columns, hidden]);
  const columns = useGridColumns(shown, {
    isSelectable: selection !== undefined,
    isExpandable: props.childRows !== undefined,
    widths: columnWidths,
  });

  const drawCell = useMemo<DrawCell>(() => {
    const naming = namingColumn(shown);
    const byId = new Map(shown.map((column) => [column.id, column]));
    return (columnId, rowId) => {
      const column = byId.get(columnId);
      const row = rowByKey.get(rowId);
      if (column === undefined || row === undefined) return null;
      const content = column.render?.(row) ?? column.text(row);
      if (column !== naming || rowHref === undefined) return content;
      return (
        <Link href={rowHref(row)} tone="inherit" isStandalone>
          {content}
        </Link>
      );
    };
  }, [shown, rowByKey, rowHref]);

  const sort = query?.sort ?? null;
  const sorted = sort === null ? undefined : shown.find((column) => orderingField(column) === sort.field);
  const totalCount = props.totalCount ?? rows.length;
  const search = query?.search.trim() ?? '';
  const isNarrowed = search !== '' || props.isFiltered === true;
  const clear = (): void => {
    props.onClearFilters?.();
    if (query !== undefined) onQueryChange?.(withSearch(query, ''));
  };

  const content = (): ReactElement | null => {
    if (rows.length === 0) {
      if (isLoading)
        return (
          <TableSkeleton
            columns={columns}
            rowCount={Math.min(query?.pageSize ?? SKELETON_ROWS, SKELETON_ROWS)}
            density={density}
          />
        );
      if (error !== undefined) return null;
      return isNarrowed ? <NoMatch search={search} onClear={clear} /> : <NothingYet {...props.empty} />;
    }
    return isList ? (
      <RowList
        {...{ label, entries, sum, rowHref, onRowAction, selection, defaultExpandedKeys }}
        currentKey={props.currentKey}
        columns={shown}
      />
    ) : (
      <TableGrid
        {...{ label, columns, entries, defaultExpandedKeys, sum, density }}
        live={{
          drawCell,
          selection,
          currentKey: props.currentKey,
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
          onColumnWidthsChange: props.onColumnWidthsChange,
        }}
        isResizable={props.isResizable ?? false}
      />
    );
  };

  return (
    <div className={styles.root}>
      <TableToolbar {...props} hidden={hidden} onHiddenChange={setHidden} isList={isList} />
      {selection === undefined ? null : <SelectionBar selection={selection} totalCount={totalCount} />}
      {error === undefined ? null : <TableFailure error={error} />}
      <div
        className={styles.content}
        data-busy={(isLoading && rows.length > 0) || undefined}
        aria-busy={isLoading}
      >
        {content()}
      </div>
      {isPrinting ? <PrintTable {...{ label, entries, sum }} columns={shown} /> : null}
      {query === undefined || rows.length === 0 ? null : (
        <PaginationBar
          page={query.page}
          pageSize={query.pageSize}
          totalCount={totalCount}
          pageSizes={pageSizes}
          onPageChange={(page) => onQueryChange?.(withPage(query, page))}
          onPageSizeChange={(pageSize) => onQueryChange?.(withPageSize(query, pageSize))}
        />
      )}
    </div>
  );
}
