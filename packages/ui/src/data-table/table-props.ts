import type { ReactNode } from 'react';

import type { DataTableColumn } from './column.ts';
import type { RowKeys } from './selection/row-selection.ts';
import type { RowGroup, SumRow } from './table-rows.ts';
import type { TableQuery } from './table-query.ts';

/** Height of the rows: 44 px for lists, 32 px for reports (principles.md, "Density"). */
export type TableDensity = 'comfortable' | 'compact';

/** A failed load: what failed, and the way to try again. */
export interface TableError {
  /** What failed; "Tabellen kunde inte hämtas." when not given. */
  readonly message?: ReactNode;
  /** Called by "Försök igen". */
  readonly onRetry?: () => void;
}

/** What stands in the place of the rows when there are none at all. */
export interface TableEmpty {
  /** What is not here; "Inget att visa ännu" when not given. */
  readonly title?: ReactNode;
  /** One line on what will be here. */
  readonly description?: ReactNode;
  /** One verb. */
  readonly action?: ReactNode;
}

/** Choice of rows; kept by key over pages, searches and reloads. */
export interface TableSelection {
  readonly selectedKeys: RowKeys;
  readonly onChange: (keys: RowKeys) => void;
  /**
   * Called by "Välj alla 312", offered while rows of the query on other pages are not chosen; ask the server for the
   * keys of all of them. Without it only the rows of a page can be chosen at once.
   */
  readonly onSelectAll?: () => void;
  /** What can be done with the chosen rows, shown beside their count. */
  readonly actions?: ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table, for example "Koncerner". */
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** Rows of the page; over 50 the table is drawn row by row as it scrolls. */
  readonly rows: readonly Row[];
  /** Key that stays with a row over pages: its uuid. */
  readonly rowKey: (row: Row) => string;
  /** Address of a row; its name becomes a link. */
  readonly rowHref?: (row: Row) => string;
  /** Called with the row that is pressed or opened with Enter, for rows that open beside the table. */
  readonly onRowAction?: (row: Row) => void;
  /** Key of the row that is open beside the table; it is tinted and announced as the current one. */
  readonly currentKey?: string;
  /** Order, search and page; without it the table shows its rows as they are. */
  readonly query?: TableQuery;
  readonly onQueryChange?: (query: TableQuery) => void;
  /** All rows that the server has for the query; the number of rows when not given. */
  readonly totalCount?: number;
  /** Name of the search field, for example "Sök namn, org.nr, kundnummer"; no field without it. */
  readonly searchLabel?: string;
  /** Whether filters outside the table narrow it; then "no rows" means "no match". */
  readonly isFiltered?: boolean;
  /** Called by "Rensa" beside the search when nothing matches, to clear filters outside the table. */
  readonly onClearFilters?: () => void;
  /** Filters and buttons beside the search. */
  readonly toolbar?: ReactNode;
  readonly selection?: TableSelection;
  /** The group a row belongs to; rows of a group stand after each other already. */
  readonly groupOf?: (row: Row) => RowGroup;
  /** Rows under a row; the row gets a button that opens them. */
  readonly childRows?: (row: Row) => readonly Row[];
  /** Keys of rows that are open at first. */
  readonly defaultExpandedKeys?: Iterable<string>;
  /** Closes the table with its sums. */
  readonly sum?: SumRow;
  /** New rows are on their way: skeletons when there are none yet, else the old ones dimmed. */
  readonly isLoading?: boolean;
  readonly error?: TableError;
  readonly empty?: TableEmpty;
  /** Lets the reader choose columns. */
  readonly hasColumnChooser?: boolean;
  /** Ids of hidden columns, when the app keeps them. */
  readonly hiddenColumns?: ReadonlySet<string>;
  readonly onHiddenColumnsChange?: (ids: ReadonlySet<string>) => void;
  /** Lets the reader drag or step the widths of columns. */
  readonly isResizable?: boolean;
  /** Widths in px by column id, as kept from an earlier visit. */
  readonly columnWidths?: Readonly<Record<string, number>>;
  /** Called with all widths when the reader lets go of a column's edge. */
  readonly onColumnWidthsChange?: (widths: Readonly<Record<string, number>>) => void;
  /** @default 'comfortable' */
  readonly density?: TableDensity;
  /** Sizes that "Rader per sida" offers; none hides the choice. */
  readonly pageSizes?: readonly number[];
}
