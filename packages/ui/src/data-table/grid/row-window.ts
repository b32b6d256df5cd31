/** Step of the window in rows: scrolling within a step rebuilds nothing. */
const stepSize = 32;

/** Extra rows beyond each edge of the view, so that scrolling one screen shows built rows. */
const margin = 48;

/** A range of rows, its end exclusive. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/**
 * The rows around the view, in steps.
 * @param firstInView - index of the row at the top of the view
 * @param rowsInView - how many rows fit into the view
 */
export function rowSpan(firstInView: number, rowsInView: number): RowSpan {
  const start = Math.max(0, Math.floor(firstInView / stepSize) * stepSize);
  return { first: Math.max(0, start - margin), end: start + stepSize + rowsInView + margin };
}

/**
 * Indexes of the rows to build: those around the view; the focused row and its neighbours, so that the arrow keys
 * continue from it; and both ends with their neighbours, for the keys that jump there and for an arrow key pressed
 * before the table has scrolled.
 * @param count - number of all rows
 * @param focused - index of the focused row
 */
export function placesInWindow(
  { first, end }: RowSpan,
  count: number,
  focused: number | undefined,
): readonly number[] {
  const places = new Set([0, 1, count - 2, count - 1]);
  for (let place = first; place < Math.min(end, count); place += 1) places.add(place);
  if (focused !== undefined) for (const place of [focused - 1, focused, focused + 1]) places.add(place);
  return [...places].filter((place) => place >= 0 && place < count).toSorted((a, b) => a - b);
}
