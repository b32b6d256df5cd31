import type { ResidualMix } from '@vinrod/api-client';

/** A line of the table of years: a mix, or a year that has none. */
export type MixRow =
  | { readonly kind: 'mix'; readonly mix: ResidualMix }
  | { readonly kind: 'gap'; readonly year: number; readonly isDue: boolean };

/** The year of a line. */
export function yearOf(row: MixRow): number {
  return row.kind === 'mix' ? row.mix.year : row.year;
}

/**
 * The years with the ones that lack a mix in their places; only in order of years have those a place.
 *
 * @param mixes - In the order of the table.
 * @param due - The year whose mix ought to be there and is not.
 */
export function mixRows(
  mixes: readonly ResidualMix[],
  due: number | undefined,
  sort: { readonly field: string; readonly direction: 'ascending' | 'descending' } | null,
): readonly MixRow[] {
  const rows = mixes.map((mix): MixRow => ({ kind: 'mix', mix }));
  if (sort?.field !== 'year' || mixes.length === 0) return rows;
  const known = new Set(mixes.map(({ year }) => year));
  const first = Math.min(...known);
  const last = Math.max(...known, due ?? 0);
  const gaps = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((year) => !known.has(year))
    .map((year): MixRow => ({ kind: 'gap', year, isDue: year === due }));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows, ...gaps].toSorted((one, other) => sign * (yearOf(one) - yearOf(other)));
}
