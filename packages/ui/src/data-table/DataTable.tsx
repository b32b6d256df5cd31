import { useMemo, type ReactElement } from 'react';

import { useApart } from '../apart/use-apart.ts';
import { Link } from '../link/Link.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { PaginationBar } from '../pagination/PaginationBar.tsx';
import { media } from '../tokens/media.ts';
import { fittingColumns, namingColumn, orderingField, visibleColumns } from './column.ts';
import * as styles from './DataTable.css.ts';
import type { DrawCell } from './live-table.ts';
import { PrintedPart } from './print/PrintedPart.tsx';
import { PrintTable } from './print/PrintTable.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { NameWithDetails } from './NameWithDetails.tsx';
import { RowList } from './list/RowList.tsx';
import { RowListSkeleton } from './list/RowListSkeleton.tsx';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { TableGrid } from './grid/TableGrid.tsx';
import { plainRowLimit, virtualRows } from './grid/virtual-rows.ts';
import type { DataTableProps } from './table-props.ts';
import { PAGE_SIZES, toggledSort, withPage, withPageSize, withSearch, withSort } from './table-query.ts';
import { TableSkeleton } from './TableSkeleton.tsx';
import { NoMatch, NothingYet, TableFailure } from './table-states.tsx';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import { ownWidths } from './grid/grid-columns.ts';
import { useGridColumns } from './grid/use-grid-columns.ts';
import { useInlineSize } from './use-inline-size.ts';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useTableEntries } from './use-table-entries.ts';

const skeletonRows = 8;
const noWidths: Readonly<Record<string, number>> = {};
const noneExpanded: readonly string[] = [];

/**
 * A table of records that the server sorts, searches and cuts into pages. Below 768 px it is a list with name,
 * one figure and a chevron; on paper it is a plain table with all its rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, rows, query, onQueryChange, selection, sum, error, rowHref, onRowAction } = props;
  const { isLoading = false, density = 'comfortable', pageSizes = PAGE_SIZES } = props;
  const { defaultExpandedKeys = noneExpanded, columnWidths = noWidths } = props;
  const isList = useMediaQuery(media.belowSm);
  const isPrinting = useIsPrinting();
  const [hidden, setHidden] = useHiddenColumns(
    props.columns,
    props.hiddenColumns,
    props.onHiddenColumnsChange,
  );
  const { entries, rowByKey } = useTableEntries(props);
  const shown = useMemo(() => visibleColumns(props.columns, hidden), [props.columns, hidden]);
  const [room, roomRef] = useInlineSize();
  const ownWidth =
    (selection === undefined ? 0 : ownWidths.select) + (props.childRows === undefined ? 0 : ownWidths.expand);
  const { columns: fitting, details } = useMemo(
    () => fittingColumns(shown, room === undefined ? undefined : room - ownWidth),
    [shown, room, ownWidth],
  );
  const columns = useGridColumns(fitting, {
    isSelectable: selection !== undefined,
    isExpandable: props.childRows !== undefined,
    widths: columnWidths,
  });

  // Rows of a virtualised table have a fixed height.
  const hasTallRows = entries.length <= plainRowLimit;
  const mostRows = Math.max(entries.length, query?.pageSize ?? props.expectedCount ?? 0);
  const virtual = useApart(virtualRows, !isList && mostRows > plainRowLimit);
  const drawCell = useMemo<DrawCell>(() => {
    const naming = namingColumn(shown);
    const byId = new Map(shown.map((column) => [column.id, column]));
    return (columnId, rowId) => {
      const column = byId.get(columnId);
      const row = rowByKey.get(rowId);
      if (column === undefined || row === undefined) return null;
      const content = column.render?.(row) ?? column.text(row);
      if (column !== naming) return content;
      const name =
        rowHref === undefined ? (
          content
        ) : (
          <Link href={rowHref(row)} tone="inherit" isStandalone isUnderlined={column.render === undefined}>
            {content}
          </Link>
        );
      return (
        <NameWithDetails {...{ name, row }} mark={column.mark?.(row)} details={hasTallRows ? details : []} />
      );
    };
  }, [shown, rowByKey, rowHref, details, hasTallRows]);

  const sort = query?.sort ?? null;
  const sorted = sort === null ? undefined : shown.find((column) => orderingField(column) === sort.field);
  const totalCount = props.totalCount ?? rows.length;
  const search = query?.search.trim() ?? '';
  const isNarrowed = search !== '' || props.isFiltered === true || (props.filterCount ?? 0) > 0;
  const isNothing = rows.length === 0 && !isLoading && !isNarrowed && error === undefined;
  const clear = (): void => {
    props.onClearFilters?.();
    if (query !== undefined) onQueryChange?.(withSearch(query, ''));
  };

  const hasSum = sum !== undefined;
  const skeleton = (rowCount: number, isVirtual: boolean): ReactElement => (
    <TableSkeleton
      {...{ columns, rowCount, hasSum, density, room, isVirtual }}
      hasDetails={!isVirtual && details.length > 0}
    />
  );
  const content = (): ReactElement | null => {
    if (rows.length === 0) {
      if (isLoading) {
        const rowCount = Math.min(query?.pageSize ?? plainRowLimit, props.expectedCount ?? skeletonRows);
        const isVirtual = query === undefined && (props.expectedCount ?? 0) > plainRowLimit;
        return isList ? (
          <RowListSkeleton columns={shown} isSelectable={selection !== undefined} {...{ rowCount, hasSum }} />
        ) : (
          skeleton(rowCount, isVirtual)
        );
      }
      if (error !== undefined) return null;
      return isNarrowed ? <NoMatch search={search} onClear={clear} /> : <NothingYet {...props.empty} />;
    }
    if (isList)
      return (
        <RowList
          {...{ label, entries, sum, rowHref, onRowAction, selection, defaultExpandedKeys }}
          currentKey={props.currentKey}
          columns={shown}
        />
      );
    if (!hasTallRows && virtual.hasFailed)
      return <TableFailure label={label} error={{ onRetry: () => void virtualRows.ask() }} />;
    if (!hasTallRows && virtual.part === undefined) return skeleton(plainRowLimit, true);
    return (
      <TableGrid
        {...{ label, columns, entries, defaultExpandedKeys, sum, density }}
        virtual={hasTallRows ? undefined : virtual.part}
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
      <TableToolbar
        {...props}
        hidden={hidden}
        onHiddenChange={setHidden}
        isList={isList}
        hitCount={isLoading || error !== undefined ? undefined : totalCount}
        isEmpty={isNothing}
      />
      {selection === undefined ? null : <SelectionBar selection={selection} totalCount={totalCount} />}
      {error === undefined ? null : <TableFailure label={label} error={error} />}
      <div
        // What says that there is nothing is no moved skeleton.
        key={isNothing ? 'nothing' : 'rows'}
        className={styles.content}
        ref={roomRef}
        data-busy={(isLoading && rows.length > 0) || undefined}
        aria-busy={isLoading}
      >
        {content()}
      </div>
      {isPrinting ? (
        <>
          <PrintTable {...{ label, entries, sum }} columns={shown} />
          {query !== undefined && rows.length > 0 && rows.length < totalCount ? (
            <PrintedPart page={query.page} pageSize={query.pageSize} totalCount={totalCount} />
          ) : null}
        </>
      ) : null}
      {query !== undefined && rows.length === 0 && isLoading ? (
        <div className={styles.paginationRoom} />
      ) : null}
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
