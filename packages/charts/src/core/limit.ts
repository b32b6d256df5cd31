import { paletteSize } from './palette.ts';
import { quality } from './series.ts';
import { statsOf } from './stats.ts';
import type { GridColumn } from './grid.ts';

/** Columns that fit the palette, and the sum of those that do not. */
export interface LimitedColumns<Column> {
  readonly kept: readonly Column[];
  /** Sum of the rest, step by step; null when everything fits. A step is missing when all of the rest is. */
  readonly rest: GridColumn | null;
  readonly restCount: number;
}

function sumOf(columns: readonly GridColumn[], length: number): GridColumn {
  const values = new Float64Array(length).fill(Number.NaN);
  const qualities = new Uint8Array(length).fill(quality.missing);
  for (const column of columns) {
    const hasEstimates = statsOf(column).estimated > 0;
    for (let i = 0; i < length; i += 1) {
      const value = column.values[i] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const before = values[i] ?? Number.NaN;
      values[i] = Number.isNaN(before) ? value : before + value;
      const isEstimated = hasEstimates && column.quality[i] === quality.estimated;
      if (isEstimated) qualities[i] = quality.estimated;
      else if (qualities[i] === quality.missing) qualities[i] = quality.measured;
    }
  }
  return { values, quality: qualities };
}

/**
 * Keeps what the palette can tell apart: with more than ten columns the nine with the largest sums stay, in
 * their given order, and the rest becomes one ("Övriga").
 */
export function limitColumns<Column extends GridColumn>(
  columns: readonly Column[],
  length: number,
): LimitedColumns<Column> {
  if (columns.length <= paletteSize) return { kept: columns, rest: null, restCount: 0 };
  const bySum = columns
    .map((column) => ({ column, sum: statsOf(column).sum }))
    .toSorted((a, b) => (Number.isNaN(b.sum) ? -1 : Number.isNaN(a.sum) ? 1 : b.sum - a.sum));
  const top = new Set(bySum.slice(0, paletteSize - 1).map((entry) => entry.column));
  const rest = columns.filter((column) => !top.has(column));
  return {
    kept: columns.filter((column) => top.has(column)),
    rest: sumOf(rest, length),
    restCount: rest.length,
  };
}
