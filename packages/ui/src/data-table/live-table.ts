import type { ReactNode } from 'react';

import type { ColumnWidths } from './grid/column-widths.ts';
import type { TableSelection } from './table-props.ts';
import type { TableSort } from './table-query.ts';

/** Renders a cell from its column id and row id. */
export type DrawCell = (columnId: string, rowId: string) => ReactNode;

/** State of a table that changes often while its rows stay the same. */
export interface LiveTable {
  readonly drawCell: DrawCell;
  readonly selection: TableSelection | undefined;
  /** Key of the row that is open beside the table. */
  readonly currentKey: string | undefined;
  /** Keys of the page's selectable rows, in their order. */
  readonly rowKeys: readonly string[];
  /** The current sort order, by column id. */
  readonly sort: (TableSort & { readonly columnId: string }) | undefined;
  readonly onSort: (columnId: string) => void;
  readonly onRowAction: ((rowId: string) => void) | undefined;
  readonly onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}
