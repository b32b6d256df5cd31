/** Rows rendered beyond each edge of the view, so that scrolling shows no empty strip. */
const overscan = 8;

/** The rows to render: from `first` up to, not including, `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** The rows that are in view, and a few beyond. */
export function rowWindow(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
): RowWindow {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - overscan);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + overscan);
  return { first: Math.min(first, end), end };
}

/** Scroll position that brings a row fully into view with the least movement. */
export function scrollToShow(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  const bottom = top + rowHeight;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop;
}
