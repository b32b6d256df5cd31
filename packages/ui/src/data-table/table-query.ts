/** Sort column and direction of a list. */
export interface TableSort {
  /** Field name on the server; the `ordering` of a column. */
  readonly field: string;
  readonly direction: 'ascending' | 'descending';
}

/** Query of a list: sort order, search and page. Kept by the app, often as query params. */
export interface TableQuery {
  /** `null` leaves the order to the server. */
  readonly sort: TableSort | null;
  readonly search: string;
  /** Counted from 1. */
  readonly page: number;
  /** Rows per page, at least 1. */
  readonly pageSize: number;
}

/** The same as query parameters of a list (spec section 7: "limit, offset, search, ordering"). */
export interface ListParameters {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string;
  /** Field name, with `-` before it when descending. */
  readonly ordering?: string;
}

/** Page sizes that a user may select; a page of them is drawn as one plain table. */
export const PAGE_SIZES = [16, 25, 50] as const;

const defaultPageSize = PAGE_SIZES[0];

/** A first page without search, in the server's own order unless another is given. */
export function initialTableQuery(start: Partial<TableQuery> = {}): TableQuery {
  return { sort: null, search: '', page: 1, pageSize: defaultPageSize, ...start };
}

/** `ordering` of a sort: `name` or `-name`. */
export function orderingOf({ field, direction }: TableSort): string {
  return direction === 'descending' ? `-${field}` : field;
}

/** The sort of an `ordering`; `null` when there is none. Only its first field counts. */
export function sortOfOrdering(ordering: string | null | undefined): TableSort | null {
  const [first = ''] = (ordering ?? '').split(',');
  const field = first.trim().replace(/^-/, '');
  if (field === '') return null;
  return { field, direction: first.trim().startsWith('-') ? 'descending' : 'ascending' };
}

/** The parameters of a query. An empty search and no sort are left out. */
export function listParameters({ sort, search, page, pageSize }: TableQuery): ListParameters {
  const words = search.trim();
  return {
    limit: pageSize,
    offset: (Math.max(page, 1) - 1) * pageSize,
    ...(words === '' ? {} : { search: words }),
    ...(sort === null ? {} : { ordering: orderingOf(sort) }),
  };
}

/** Changes the sort order; returns to the first page. */
export function withSort(query: TableQuery, sort: TableSort | null): TableQuery {
  return { ...query, sort, page: 1 };
}

/** Changes the search; returns to the first page. */
export function withSearch(query: TableQuery, search: string): TableQuery {
  return { ...query, search, page: 1 };
}

/** Another page, never before the first. */
export function withPage(query: TableQuery, page: number): TableQuery {
  return { ...query, page: Math.max(1, Math.trunc(page)) };
}

/** Another number of rows per page; the first row in view stays in view. */
export function withPageSize(query: TableQuery, pageSize: number): TableQuery {
  const firstRow = (query.page - 1) * query.pageSize;
  return { ...query, pageSize, page: Math.floor(firstRow / pageSize) + 1 };
}

/** The next sort when a column header is pressed: ascending, then descending, then ascending again. */
export function toggledSort(current: TableSort | null, field: string): TableSort {
  const isRising = current?.field === field && current.direction === 'ascending';
  return { field, direction: isRising ? 'descending' : 'ascending' };
}
