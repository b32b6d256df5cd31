/** A table of records that the server sorts, searches and cuts into pages. */
export type { ColumnWidth, DataTableColumn, ListPlace } from './column.ts';
export { DataTable } from './DataTable.tsx';
export { dataTableMessages } from './messages.ts';
export { selectionAfter, type RowKeys } from './selection/row-selection.ts';
export type { DataTableProps, TableDensity, TableEmpty, TableError, TableSelection } from './table-props.ts';
export {
  initialTableQuery,
  listParameters,
  orderingOf,
  PAGE_SIZES,
  sortOfOrdering,
  toggledSort,
  withPage,
  withPageSize,
  withSearch,
  withSort,
  type ListParameters,
  type TableQuery,
  type TableSort,
} from './table-query.ts';
export type { RowGroup, SumRow } from './table-rows.ts';
