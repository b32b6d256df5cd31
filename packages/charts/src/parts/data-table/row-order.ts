import type { TableColumn } from '../../chart/table-column.ts';

/** What the rows of a table are ordered by. */
export interface TableSort {
  /** Key of a column of values; null for the rows' own order. */
  readonly key: string | null;
  readonly direction: 'ascending' | 'descending';
}

/** The order in which a chart supplies its rows. */
export const ownOrder: TableSort = { key: null, direction: 'ascending' };

/**
 * The sort order after a column head is clicked: highest first for numbers, ascending for the rows' own order; a second
 * click reverses it.
 */
export function nextSort(sort: TableSort, key: string | null): TableSort {
  if (sort.key !== key) return { key, direction: key === null ? 'ascending' : 'descending' };
  return { key, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * Rows from `first` up to `end` (exclusive), sorted. Missing values come last in both directions, and equal values keep
 * their original order.
 */
export function rowOrder(
  first: number,
  end: number,
  sort: TableSort,
  columns: readonly TableColumn[],
): (place: number) => number {
  const column = columns.find(({ key }) => key === sort.key);
  const isRising = sort.direction === 'ascending';
  if (!column) return (place) => (isRising ? first + place : end - 1 - place);
  const values = Float64Array.from({ length: end - first }, (_, i) => column.valueOf(first + i));
  const sign = isRising ? 1 : -1;
  const order = Int32Array.from(values, (_, i) => i).toSorted((a, b) => {
    const [left = Number.NaN, right = Number.NaN] = [values[a], values[b]];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return (left - right) * sign;
  });
  return (place) => first + (order[place] ?? 0);
}
