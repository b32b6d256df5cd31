/** A cell of a table: row 0 holds the column heads, and column 0 the row heads. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are, heads and sums included. */
export interface GridShape {
  readonly rows: number;
  readonly columns: number;
}

/** The effect of a key: another cell, or another page. */
export type GridMove = GridPlace | { readonly pages: 1 | -1 };

/** The closest cell that exists. */
export function inside({ row, column }: GridPlace, { rows, columns }: GridShape): GridPlace {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  };
}

/** Where a key leads from a cell (ARIA data grid pattern); null for keys that the grid does not handle. */
export function gridMove(
  key: string,
  isFar: boolean,
  { row, column }: GridPlace,
  shape: GridShape,
): GridMove | null {
  const last = { row: shape.rows - 1, column: shape.columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return inside({ row: isFar ? 0 : row - 1, column }, shape);
    case 'ArrowDown':
      return inside({ row: isFar ? last.row : row + 1, column }, shape);
    case 'ArrowLeft':
      return inside({ row, column: isFar ? 0 : column - 1 }, shape);
    case 'ArrowRight':
      return inside({ row, column: isFar ? last.column : column + 1 }, shape);
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? last.row : row, column: last.column };
    case 'PageUp':
      return { pages: -1 };
    case 'PageDown':
      return { pages: 1 };
    default:
      return null;
  }
}
