import { paletteSize } from './palette.ts';
import { quality } from './series.ts';
import { statsOf } from './stats.ts';
import type { GridColumn } from './grid.ts';

/** Columns that fit the palette, and the sum of those that do not. */
export interface LimitedColumns<Column> {
  readonly kept: readonly Column[];
  /** Sum of the rest, step by step; null when everything fits. A step is missing only when it is in all of them. */
  readonly rest: GridColumn | null;
  readonly restCount: number;
}

/** Quality of a sum after adding a part: a missing part makes it incomplete. */
function weaker(sum: number, part: number): number {
  if (sum === part) return part;
  const holds = (one: number) => sum === one || part === one;
  if (holds(quality.missing) || holds(quality.incomplete)) return quality.incomplete;
  return holds(quality.estimated) ? quality.estimated : quality.corrected;
}

/** Sum of columns; a step that some of them lack is incomplete. */
function sumOf(columns: readonly GridColumn[], length: number): GridColumn {
  const values = new Float64Array(length).fill(Number.NaN);
  const qualities = columns[0]?.quality.slice(0, length) ?? new Uint8Array(length);
  for (const column of columns) {
    for (let i = 0; i < length; i += 1) {
      const value = column.values[i] ?? Number.NaN;
      const before = values[i] ?? Number.NaN;
      qualities[i] = weaker(qualities[i] ?? 0, column.quality[i] ?? 0);
      if (!Number.isNaN(value)) values[i] = Number.isNaN(before) ? value : before + value;
    }
  }
  return { values, quality: qualities };
}

/**
 * Limits columns to what a reader can distinguish: of more than ten, the nine with the largest sums stay in their given
 * order, and the rest become one ("Övriga").
 *
 * @param most - Most columns to return, including the rest as one; the size of the palette when left out.
 */
export function limitColumns<Column extends GridColumn>(
  columns: readonly Column[],
  length: number,
  most: number = paletteSize,
): LimitedColumns<Column> {
  if (columns.length <= most) return { kept: columns, rest: null, restCount: 0 };
  const bySum = columns
    .map((column) => ({ column, sum: statsOf(column).sum }))
    .toSorted((a, b) => (Number.isNaN(b.sum) ? -1 : Number.isNaN(a.sum) ? 1 : b.sum - a.sum));
  const top = new Set(bySum.slice(0, most - 1).map((entry) => entry.column));
  const rest = columns.filter((column) => !top.has(column));
  return {
    kept: columns.filter((column) => top.has(column)),
    rest: sumOf(rest, length),
    restCount: rest.length,
  };
}
