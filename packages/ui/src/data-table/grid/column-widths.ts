import type { GridColumn } from './grid-columns.ts';

/** Widths in px by column id. */
export type ColumnWidths = Readonly<Record<string, number>>;

/** The px widths among those that the table reports after a resize. */
export function widthsInPx(widths: ReadonlyMap<string | number, unknown>): ColumnWidths {
  const inPx: Record<string, number> = {};
  for (const [id, width] of widths) if (typeof width === 'number') inPx[String(id)] = width;
  return inPx;
}

type SizedColumn = Pick<GridColumn, 'id' | 'width' | 'minWidth' | 'maxWidth'>;

/** Shares of the free width that a column asks for; none for one of a fixed width. */
function sharesOf({ width }: SizedColumn): number {
  return typeof width === 'number' ? 0 : Number.parseFloat(width);
}

/** Whole px of the same sum. */
function inWholePx(
  columns: readonly SizedColumn[],
  widths: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  let end = 0;
  let wholeEnd = 0;
  for (const { id } of columns) {
    end += widths.get(id) ?? 0;
    whole.set(id, Math.round(end) - wholeEnd);
    wholeEnd = Math.round(end);
  }
  return whole;
}

/**
 * Widths that the table gives its columns, whole px: fixed ones theirs, and the others their shares of the rest, but no less than
 * their least and no more than their greatest.
 *
 * @param room - width of the table, px
 */
export function sharedWidths(columns: readonly SizedColumn[], room: number): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  let free = room;
  let open = columns;
  const settle = (settled: readonly SizedColumn[], widthOf: (column: SizedColumn) => number): void => {
    const given = settled.map((column) => [column.id, widthOf(column)] as const);
    for (const [id, width] of given) {
      widths.set(id, width);
      free -= width;
    }
    open = open.filter((column) => !settled.includes(column));
  };
  settle(
    columns.filter((column) => sharesOf(column) === 0),
    ({ width, minWidth }) => (typeof width === 'number' ? width : minWidth),
  );
  for (;;) {
    const shares = open.reduce((sum, column) => sum + sharesOf(column), 0);
    const shareOf = (column: SizedColumn): number => Math.max(0, (free * sharesOf(column)) / shares);
    const bounded = (column: SizedColumn): number =>
      Math.min(Math.max(shareOf(column), column.minWidth), column.maxWidth ?? Number.POSITIVE_INFINITY);
    const narrowed = open.filter((column) => bounded(column) > shareOf(column));
    const bound = narrowed.length > 0 ? narrowed : open.filter((column) => bounded(column) < shareOf(column));
    if (bound.length === 0) {
      settle(open, shareOf);
      return inWholePx(columns, widths);
    }
    settle(bound, bounded);
  }
}
