/** A page button, or a gap of omitted pages. */
export type PageItem = number | 'gap-before' | 'gap-after';

const edgeRun = 5;

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/**
 * Pages to show: first, last, the current one and its neighbours, at most seven items so that the row never changes
 * width while paging. A gap always hides at least two pages.
 */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  if (pageCount <= edgeRun + 2) return range(1, pageCount);
  const isNearStart = page < edgeRun;
  const isNearEnd = page > pageCount - edgeRun + 1;
  if (isNearStart) return [...range(1, edgeRun), 'gap-after', pageCount];
  if (isNearEnd) return [1, 'gap-before', ...range(pageCount - edgeRun + 1, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}
