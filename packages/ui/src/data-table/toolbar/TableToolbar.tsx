import type { ReactElement } from 'react';

import { Apart } from '../../apart/apart.ts';
import { useApart } from '../../apart/use-apart.ts';
import { FilterSheet } from '../../filter-sheet/FilterSheet.tsx';
import { SearchField } from '../../search-field/SearchField.tsx';
import * as styles from '../DataTable.css.ts';
import type { DataTableProps } from '../table-props.ts';
import { withSort } from '../table-query.ts';
import { useSearchDraft } from './use-search-draft.ts';

/** Popover and checkboxes, which tables whose columns are always there do without. */
const columnChooser = new Apart(async () => {
  const { ColumnChooser } = await import('./ColumnChooser.tsx');
  return ColumnChooser;
});

/** A menu, which only phones show. */
const sortMenu = new Apart(async () => {
  const { SortMenu } = await import('./SortMenu.tsx');
  return SortMenu;
});

export interface TableToolbarProps<Row> extends Pick<
  DataTableProps<Row>,
  | 'columns'
  | 'query'
  | 'onQueryChange'
  | 'searchLabel'
  | 'filters'
  | 'filterCount'
  | 'onClearFilters'
  | 'toolbar'
  | 'hasColumnChooser'
> {
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (ids: ReadonlySet<string>) => void;
  /**
   * Whether rows are shown as a list: the sort order is then selected here, and there are no columns to show or hide.
   */
  readonly isList: boolean;
  /** Rows of the query on all pages; undefined while not known. */
  readonly hitCount: number | undefined;
  /** Whether there is nothing at all, and so nothing to search, filter, sort, explain or select columns of. */
  readonly isEmpty: boolean;
}

/** The toolbar above the rows: search, sort order or column chooser, filters, and the app's buttons. */
export function TableToolbar<Row>({
  columns,
  query,
  onQueryChange,
  searchLabel,
  filters,
  filterCount = 0,
  onClearFilters,
  toolbar,
  hasColumnChooser = false,
  hidden,
  onHiddenChange,
  isList,
  hitCount,
  isEmpty,
}: TableToolbarProps<Row>): ReactElement | null {
  const [draft, setDraft, commit] = useSearchDraft(query, onQueryChange);
  const hasSearch = searchLabel !== undefined && query !== undefined;
  const hasSort = isList && query !== undefined && columns.some(({ isSortable }) => isSortable === true);
  const hasChooser = hasColumnChooser && !isList;
  const hasFilters = filters !== undefined;
  const { part: SortMenu } = useApart(sortMenu, hasSort);
  const { part: ColumnChooser } = useApart(columnChooser, hasChooser);
  if (isEmpty) return null;
  if (!hasSearch && !hasFilters && !hasSort && !hasChooser && toolbar === undefined) return null;
  return (
    <div className={styles.toolbar}>
      {hasSearch ? (
        <div className={styles.search}>
          <SearchField
            label={searchLabel}
            isLabelHidden
            placeholder={searchLabel}
            value={draft}
            onChange={setDraft}
            onSubmit={commit}
          />
        </div>
      ) : null}
      {hasSort ? (
        <div className={styles.laterPlace}>
          {SortMenu === undefined ? null : (
            <SortMenu
              columns={columns}
              sort={query.sort}
              onChange={(sort) => onQueryChange?.(withSort(query, sort))}
            />
          )}
        </div>
      ) : null}
      {hasFilters ? (
        <FilterSheet
          activeCount={filterCount}
          hitCount={hitCount}
          {...(onClearFilters === undefined ? {} : { onClear: onClearFilters })}
        >
          {filters}
        </FilterSheet>
      ) : null}
      {toolbar}
      {hasChooser ? (
        <>
          <span className={styles.toolbarSpace} />
          <div className={styles.laterPlace}>
            {ColumnChooser === undefined ? null : (
              <ColumnChooser columns={columns} hidden={hidden} onChange={onHiddenChange} />
            )}
          </div>
        </>
      ) : null}
    </div>
  );
}
