/** Place of a cell, counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What the keyboard needs to know of the grid. */
export interface GridShape {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Whether there is anything to turn at a place; the keys pass over places without. */
  readonly hasControl: (place: GridPlace) => boolean;
}

/** Rows that Page Up and Page Down move by. */
const PAGE_ROWS = 10;

function firstFrom(
  { rowCount, columnCount, hasControl }: GridShape,
  from: GridPlace,
  step: GridPlace,
): GridPlace | null {
  let { row, column } = from;
  while (row >= 0 && row < rowCount && column >= 0 && column < columnCount) {
    if (hasControl({ row, column })) return { row, column };
    row += step.row;
    column += step.column;
  }
  return null;
}

function firstInRows(shape: GridShape, rows: Iterable<number>, fromEnd: boolean): GridPlace | null {
  const column = fromEnd ? shape.columnCount - 1 : 0;
  for (const row of rows) {
    const found = firstFrom(shape, { row, column }, { row: 0, column: fromEnd ? -1 : 1 });
    if (found !== null) return found;
  }
  return null;
}

/** The first place with a control, where Tab leads to at first; `null` in a grid without any. */
export function firstPlace(shape: GridShape): GridPlace | null {
  return firstInRows(shape, Array.from({ length: shape.rowCount }).keys(), false);
}

function lastPlace(shape: GridShape): GridPlace | null {
  const rows = [...Array.from({ length: shape.rowCount }).keys()];
  return firstInRows(shape, rows.toReversed(), true);
}

/**
 * Where a key leads to (WAI-ARIA Authoring Practices, "Grid"): arrows to the next control in their direction, Home and End
 * along the row, with Ctrl to the first and last of all, Page Up and Page Down ten rows.
 * @returns `null` when the key leads nowhere
 */
export function placeAfterKey(
  shape: GridShape,
  { row, column }: GridPlace,
  key: string,
  isWithControl: boolean,
): GridPlace | null {
  const lastRow = shape.rowCount - 1;
  const down = { row: 1, column: 0 };
  const up = { row: -1, column: 0 };
  if (key === 'Home') return isWithControl ? firstPlace(shape) : firstInRows(shape, [row], false);
  if (key === 'End') return isWithControl ? lastPlace(shape) : firstInRows(shape, [row], true);
  if (isWithControl) return null;
  switch (key) {
    case 'ArrowDown':
      return firstFrom(shape, { row: row + 1, column }, down);
    case 'ArrowUp':
      return firstFrom(shape, { row: row - 1, column }, up);
    case 'ArrowRight':
      return firstFrom(shape, { row, column: column + 1 }, { row: 0, column: 1 });
    case 'ArrowLeft':
      return firstFrom(shape, { row, column: column - 1 }, { row: 0, column: -1 });
    case 'PageDown': {
      const target = Math.min(lastRow, row + PAGE_ROWS);
      return firstFrom(shape, { row: target, column }, down) ?? firstFrom(shape, { row: target, column }, up);
    }
    case 'PageUp': {
      const target = Math.max(0, row - PAGE_ROWS);
      return firstFrom(shape, { row: target, column }, up) ?? firstFrom(shape, { row: target, column }, down);
    }
    default:
      return null;
  }
}
