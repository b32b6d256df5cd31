import type { ReactElement } from 'react';

import { SearchField } from '../../search-field/SearchField.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import * as styles from '../DataTable.css.ts';
import { SortSelect } from './SortSelect.tsx';
import type { DataTableProps } from '../table-props.ts';
import { withSort } from '../table-query.ts';
import { useSearchDraft } from './use-search-draft.ts';

export interface TableToolbarProps<Row> extends Pick<
  DataTableProps<Row>,
  'columns' | 'query' | 'onQueryChange' | 'searchLabel' | 'toolbar' | 'hasColumnChooser'
> {
  readonly hidden: ReadonlySet<string>;
  readonly onHiddenChange: (ids: ReadonlySet<string>) => void;
  /** Whether rows are a list: then the order is chosen here, and there are no columns to choose. */
  readonly isList: boolean;
}

/** What stands above the rows: search, the app's filters, choice of columns or of order. */
export function TableToolbar<Row>({
  columns,
  query,
  onQueryChange,
  searchLabel,
  toolbar,
  hasColumnChooser = false,
  hidden,
  onHiddenChange,
  isList,
}: TableToolbarProps<Row>): ReactElement | null {
  const [draft, setDraft, commit] = useSearchDraft(query, onQueryChange);
  const hasSearch = searchLabel !== undefined && query !== undefined;
  const hasSort = isList && query !== undefined && columns.some(({ isSortable }) => isSortable === true);
  const hasChooser = hasColumnChooser && !isList;
  if (!hasSearch && !hasSort && !hasChooser && toolbar === undefined) return null;
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
      {toolbar}
      {hasSort ? (
        <SortSelect
          columns={columns}
          sort={query.sort}
          onChange={(sort) => onQueryChange?.(withSort(query, sort))}
        />
      ) : null}
      {hasChooser ? (
        <>
          <span className={styles.toolbarSpace} />
          <ColumnChooser columns={columns} hidden={hidden} onChange={onHiddenChange} />
        </>
      ) : null}
    </div>
  );
}
