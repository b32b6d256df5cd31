/** Rows that a window moves by: within them, scrolling builds nothing again. */
const STEP = 32;

/** Rows beyond each edge of the view, so that scrolling a screen on finds them built. */
const MARGIN = 48;

/** A run of rows: from the first up to, not including, the end. */
export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/**
 * The rows around the view, in steps.
 * @param firstInView place of the row at the top of the view
 * @param rowsInView how many rows fit into the view
 */
export function rowSpan(firstInView: number, rowsInView: number): RowSpan {
  const start = Math.max(0, Math.floor(firstInView / STEP) * STEP);
  return { first: Math.max(0, start - MARGIN), end: start + STEP + rowsInView + MARGIN };
}

/**
 * Places of the rows that a table is built of: those around the view, the row with focus and its neighbours, so that
 * the arrow keys go on from it, and the ends, which the keys to them lead to.
 * @param count number of all rows
 * @param focused place of the row with focus
 */
export function placesInWindow(
  { first, end }: RowSpan,
  count: number,
  focused: number | undefined,
): readonly number[] {
  const places = new Set([0, count - 1]);
  for (let place = first; place < Math.min(end, count); place += 1) places.add(place);
  if (focused !== undefined) for (const place of [focused - 1, focused, focused + 1]) places.add(place);
  return [...places].filter((place) => place >= 0 && place < count).toSorted((a, b) => a - b);
}
