import type { ReactNode } from 'react';

import type { DataTableColumn } from './column.ts';
import type { RowKeys } from './selection/row-selection.ts';
import type { RowGroup, SumRow } from './table-rows.ts';
import type { TableQuery } from './table-query.ts';

/** Height of the rows: 44 px for lists, 32 px for reports (principles.md, "Density"). */
export type TableDensity = 'comfortable' | 'compact';

/** A failed load: what failed, why, and a retry. */
export interface TableError {
  /** What failed; the table's label by default: "Koncerner kunde inte hämtas". */
  readonly title?: ReactNode;
  /** Why, as the server says it: a smaller second line. */
  readonly message?: ReactNode;
  /** Called by "Försök igen". */
  readonly onRetry?: () => void;
}

/** Shown instead of rows when there are none at all. */
export interface TableEmpty {
  /** What is missing; "Inget att visa ännu" by default. */
  readonly title?: ReactNode;
  /** One line about what will appear here. */
  readonly description?: ReactNode;
  /** One verb. */
  readonly action?: ReactNode;
}

/** Row selection; kept by key over pages, searches and reloads. */
export interface TableSelection {
  readonly selectedKeys: RowKeys;
  readonly onChange: (keys: RowKeys) => void;
  /**
   * Called by "Välj alla 312", offered while rows of the query on other pages are not selected; fetch all their keys
   * from the server. Without it only the rows of one page can be selected at once.
   */
  readonly onSelectAll?: () => void;
  /** Actions for the selected rows, shown beside their count. */
  readonly actions?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table, for example "Koncerner". */
  readonly label: string;
  /** Columns from left to right; keep them outside the component or in `useMemo`. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** Rows of the page; above 50 the table is virtualised. */
  readonly rows: readonly Row[];
  /** Key of a row, stable over pages: its uuid. */
  readonly rowKey: (row: Row) => string;
  /** Address of a row; its name becomes a link. */
  readonly rowHref?: (row: Row) => string;
  /** Called with the row that is pressed or opened with Enter, for rows that open beside the table. */
  readonly onRowAction?: (row: Row) => void;
  /** Key of the row that is open beside the table; it is tinted and announced as the current one. */
  readonly currentKey?: string;
  /** Sort order, search and page; without it the table shows its rows as they are. */
  readonly query?: TableQuery;
  /** Called when the reader sorts, searches or turns a page. */
  readonly onQueryChange?: (query: TableQuery) => void;
  /** Number of rows of the query on the server; by default the number of rows. */
  readonly totalCount?: number;
  /** Name of the search field, for example "Sök namn, org.nr, kundnummer"; no field without it. */
  readonly searchLabel?: string;
  /** Filters beside the search; in a sheet at the lower edge on phones (`FilterSheet`). Each applies at once. */
  readonly filters?: ReactNode;
  /** Number of `filters` that narrow the table; then "no rows" means "no match". */
  readonly filterCount?: number;
  /** Whether something else than `filters` narrows the table, such as tabs above it. */
  readonly isFiltered?: boolean;
  /** Called by "Rensa filter", in the sheet and when nothing matches, to clear all filters. */
  readonly onClearFilters?: () => void;
  /** Buttons and explanations beside the search. None where there is nothing: the action of `empty` is there instead. */
  readonly toolbar?: ReactNode;
  /** Which rows are selected; no boxes without it. */
  readonly selection?: TableSelection;
  /** The group of a row; rows of a group are already consecutive. */
  readonly groupOf?: (row: Row) => RowGroup;
  /** Nested rows; the row gets an expand button. */
  readonly childRows?: (row: Row) => readonly Row[];
  /** Keys of initially expanded rows. */
  readonly defaultExpandedKeys?: Iterable<string>;
  /** The sum row at the end of the table. */
  readonly sum?: SumRow;
  /** New rows are loading: shows skeletons when there are none yet, otherwise dims the old ones. */
  readonly isLoading?: boolean;
  /** Number of rows that are to come, where it is known before them: as many skeletons. @default 8 */
  readonly expectedCount?: number | undefined;
  /** Why there are no rows, and how to try again. */
  readonly error?: TableError;
  /** What is said when there are no rows. */
  readonly empty?: TableEmpty;
  /** Lets the user show and hide columns. */
  readonly hasColumnChooser?: boolean;
  /** Ids of hidden columns, when controlled by the app. */
  readonly hiddenColumns?: ReadonlySet<string>;
  /** Called with the ids of all hidden columns. */
  readonly onHiddenColumnsChange?: (ids: ReadonlySet<string>) => void;
  /** Lets the user drag or step the widths of columns. */
  readonly isResizable?: boolean;
  /** Widths in px by column id, as kept from an earlier visit. */
  readonly columnWidths?: Readonly<Record<string, number>>;
  /** Called with all widths when the user releases a column's edge. */
  readonly onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** Height of rows; `compact` for reports. @default 'comfortable' */
  readonly density?: TableDensity;
  /** Options of "Rader per sida"; an empty list hides it. */
  readonly pageSizes?: readonly number[];
}
