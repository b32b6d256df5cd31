/** Pages of a list. */
export { paginationMessages } from './messages.ts';
export { pageItems, type PageItem } from './page-items.ts';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { PaginationBar, type PaginationBarProps } from './PaginationBar.tsx';
export { pageCount, rowRange, type RowRange } from './row-range.ts';
