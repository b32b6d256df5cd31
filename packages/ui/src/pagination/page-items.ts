/** A page that can be gone to, or pages that are left out. */
export type PageItem = number | 'gap-before' | 'gap-after';

const EDGE_RUN = 5;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * Pages to show: first, last, the current one and its neighbours, at most seven places so that the row never
 * changes width while one leafs through it. A gap always hides at least two pages.
 */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= EDGE_RUN + 2) return range(1, pageCount);
  const isNearStart = page < EDGE_RUN;
  const isNearEnd = page > pageCount - EDGE_RUN + 1;
  if (isNearStart) return [...range(1, EDGE_RUN), 'gap-after', pageCount];
  if (isNearEnd) return [1, 'gap-before', ...range(pageCount - EDGE_RUN + 1, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}
