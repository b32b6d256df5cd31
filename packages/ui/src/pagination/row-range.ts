/** Rows that a page shows, counted from 1; both 0 when there are none. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** Number of pages for a count of rows; at least one. */
export function pageCount(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** Rows that a page shows: 1–16 of 312. A page past the end counts as the last. */
export function rowRange(page: number, pageSize: number, totalCount: number): RowRange {
  if (totalCount === 0) return { first: 0, last: 0 };
  const first = (Math.min(page, pageCount(totalCount, pageSize)) - 1) * pageSize + 1;
  return { first, last: Math.min(first + pageSize - 1, totalCount) };
}
