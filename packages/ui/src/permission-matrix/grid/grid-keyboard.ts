/** Position of a cell, counted from 0. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** Input for keyboard navigation. */
export interface GridShape {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Whether a cell has a control; the keys skip cells without. */
  readonly hasControl: (place: GridPlace) => boolean;
}

/** Rows that Page Up and Page Down move by. */
const pageRows = 10;

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

/** The first cell with a control, the initial Tab stop; `null` in a grid without any. */
export function firstPlace(shape: GridShape): GridPlace | null {
  return firstInRows(shape, Array.from({ length: shape.rowCount }).keys(), false);
}

function lastPlace(shape: GridShape): GridPlace | null {
  const rows = [...Array.from({ length: shape.rowCount }).keys()];
  return firstInRows(shape, rows.toReversed(), true);
}

/**
 * The target of a key (WAI-ARIA Authoring Practices, "Grid"): arrows move to the next control in their direction, Home
 * and End along the row, with Ctrl to the first and last of all, Page Up and Page Down by ten rows.
 * @returns `null` when the key does not move
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
      const target = Math.min(lastRow, row + pageRows);
      return firstFrom(shape, { row: target, column }, down) ?? firstFrom(shape, { row: target, column }, up);
    }
    case 'PageUp': {
      const target = Math.max(0, row - pageRows);
      return firstFrom(shape, { row: target, column }, up) ?? firstFrom(shape, { row: target, column }, down);
    }
    default:
      return null;
  }
}
