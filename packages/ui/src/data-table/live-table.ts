import type { ReactNode } from 'react';

import type { ColumnWidths } from './grid/column-widths.ts';
import type { TableSelection } from './table-props.ts';
import type { TableSort } from './table-query.ts';

/** Draws a cell from the id of its column and of its row. */
export type DrawCell = (columnId: string, rowId: string) => ReactNode;

/** What changes often in a table while its rows stay the same. */
export interface LiveTable {
  readonly drawCell: DrawCell;
  readonly selection: TableSelection | undefined;
  /** Key of the row that is open beside the table. */
  readonly currentKey: string | undefined;
  /** Keys of the rows of the page that can be chosen, in their order. */
  readonly rowKeys: readonly string[];
  /** Order in force, with the id of its column. */
  readonly sort: (TableSort & { readonly columnId: string }) | undefined;
  readonly onSort: (columnId: string) => void;
  readonly onRowAction: ((rowId: string) => void) | undefined;
  readonly onColumnWidthsChange: ((widths: ColumnWidths) => void) | undefined;
}
