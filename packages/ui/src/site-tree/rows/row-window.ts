/** Rows drawn beyond each edge of the view, so that scrolling shows no empty strip. */
const OVERSCAN = 8;

/** The rows to draw: from `first` up to, not including, `end`. */
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
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((scrollTop + viewHeight) / rowHeight) + OVERSCAN);
  return { first: Math.min(first, end), end };
}

/** Where to scroll so that a row is wholly in view, moving as little as possible. */
export function scrollToShow(row: number, scrollTop: number, viewHeight: number, rowHeight: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  const bottom = top + rowHeight;
  return bottom > scrollTop + viewHeight ? bottom - viewHeight : scrollTop;
}
