import { useMemo, type ReactElement } from 'react';

import { useMediaQuery } from '../media-query/use-media-query.ts';
import { PaginationBar } from '../pagination/PaginationBar.tsx';
import { media } from '../tokens/media.ts';
import { visibleColumns } from './column.ts';
import * as styles from './DataTable.css.ts';
import { PrintedPart } from './print/PrintedPart.tsx';
import { PrintTable } from './print/PrintTable.tsx';
import { useIsPrinting } from './print/use-is-printing.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import type { DataTableProps } from './table-props.ts';
import { PAGE_SIZES, withPage, withPageSize, withSearch } from './table-query.ts';
import { TableFailure } from './table-states.tsx';
import { TableContent } from './TableContent.tsx';
import { TableToolbar } from './toolbar/TableToolbar.tsx';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useTableEntries } from './use-table-entries.ts';

/**
 * A table of records that the server sorts, searches and cuts into pages. Below 768 px it is a list with name,
 * one figure and a chevron; on paper it is a plain table with all its rows.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { label, rows, query, onQueryChange, selection, sum, error } = props;
  const { isLoading = false, pageSizes = PAGE_SIZES } = props;
  const isList = useMediaQuery(media.belowSm);
  const isPrinting = useIsPrinting();
  const [hidden, setHidden] = useHiddenColumns(
    props.columns,
    props.hiddenColumns,
    props.onHiddenColumnsChange,
  );
  const { entries, rowByKey } = useTableEntries(props);
  const shown = useMemo(() => visibleColumns(props.columns, hidden), [props.columns, hidden]);
  const totalCount = props.totalCount ?? rows.length;
  const search = query?.search.trim() ?? '';
  const isNarrowed = search !== '' || props.isFiltered === true || (props.filterCount ?? 0) > 0;
  const isNothing = rows.length === 0 && !isLoading && !isNarrowed && error === undefined;
  const clear = (): void => {
    props.onClearFilters?.();
    if (query !== undefined) onQueryChange?.(withSearch(query, ''));
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
      <TableContent
        // What says that there is nothing is no moved skeleton.
        key={isNothing ? 'nothing' : 'rows'}
        table={props}
        {...{ entries, rowByKey, isList, search, isNarrowed }}
        columns={shown}
        onClear={clear}
      />
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
