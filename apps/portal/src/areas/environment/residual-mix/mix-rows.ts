import type { ResidualMix } from '@vinrod/api-client';

/** Row of the table of years: a mix, or a year without one. */
export type MixRow =
  | { readonly kind: 'mix'; readonly mix: ResidualMix }
  | { readonly kind: 'gap'; readonly year: number; readonly isDue: boolean };

export function yearOf(row: MixRow): number {
  return row.kind === 'mix' ? row.mix.year : row.year;
}

/**
 * Years with gaps filled in where mixes are missing; only when sorted by year.
 *
 * @param mixes - In table order.
 * @param due - Year whose mix should exist but does not.
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
